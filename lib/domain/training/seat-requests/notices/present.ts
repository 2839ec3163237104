import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Addressee } from '@/lib/domain/people/users/addressees/queries'
import type { SessionNews } from '@/lib/domain/training/training-sessions/news/queries'
import { eraFor } from '@/lib/platform/dates/era'
import { formatDay, formatInstant, type DateStyle, type Era } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'
import type { SeatRequest } from '../rules'
import { namesOtherSessions, type Notice } from './rules'

type News = {
  notice: Notice
  request: SeatRequest
  /** Of an offer, with a session that was moved forward taken into account. */
  offerUntil: Date | null
  session: SessionNews
  people: Record<Locale, string>[]
  others: SessionNews[]
  site: { timeZone: string; dateEra: Era }
}

export function noticeLetter(to: Addressee['person'], news: News) {
  const { notice, request, offerUntil } = news
  return bilingualLetter({
    to: namesOf(to),
    subject: (t) => t(`seats.${notice}.subject`, { seats: request.offeredSeats }),
    words: (t, language) => {
      const style = styleOf(language, news.site)
      const until = offerUntil && formatInstant(style, offerUntil.toISOString())
      const values = {
        seats: request.offeredSeats,
        asked: request.seats,
        until: until ?? '',
        names: news.people.map((person) => person[language]).join(', '),
        session: sessionIn(language, style, news.session),
      }
      return {
        paragraphs: [
          t(`seats.${notice}.text`, values),
          ...leftOut(request, language, t),
          ...otherSessions(news, t, style),
        ],
        action: t('seats.action'),
        closing: t('seats.closing'),
      }
    },
  })
}

const styleOf = (locale: Locale, { timeZone, dateEra }: News['site']): DateStyle => ({
  locale,
  timeZone,
  era: eraFor(locale, dateEra),
})

function sessionIn(language: Locale, style: DateStyle, session: SessionNews): string {
  const period = translator(language, 'training')(`periods.${session.period}`)
  const course = textIn(language, session.scheduleNickname, session.scheduleName)
  const when = `${formatDay(style, session.date)} ${period} ${session.startTime}`
  return `${course} · ${when} · ${session.location}`
}

const leftOut = (
  { skipped }: SeatRequest,
  language: Locale,
  t: ReturnType<typeof translator<'mail'>>,
): string[] =>
  skipped.length > 0 ? [t('seats.leftOut'), ...skipped.map((name) => name[language])] : []

function otherSessions(
  { notice, others }: News,
  t: ReturnType<typeof translator<'mail'>>,
  style: DateStyle,
): string[] {
  if (!namesOtherSessions(notice)) return []
  if (others.length === 0) return [t('seats.noOthers')]
  const lines = others.map((session) =>
    t('seats.other', {
      session: sessionIn(style.locale, style, session),
      seats: session.seatsFree,
    }),
  )
  return [t('seats.others'), ...lines]
}
