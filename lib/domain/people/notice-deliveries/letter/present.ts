import type { NoticeRecord } from '@/lib/domain/people/notices/contract'
import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { config } from '@/lib/platform/config/config'
import { eraFor } from '@/lib/platform/dates/era'
import type { DateStyle, Era } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { asHtml, asText, oneLine, shortened, type LetterText } from '@/lib/platform/mail/letter'

/** More are only counted: their list is in the product. */
const MOST_LINES = 50

export const styleIn = (
  locale: Locale,
  { timeZone, dateEra }: { timeZone: string; dateEra: Era },
): DateStyle => ({ locale, timeZone, era: eraFor(locale, dateEra) })

/** Where its letter leads; that of several leads to their list. */
export const pageOfNotice = (notice: NoticeRecord | undefined): string =>
  `${config().appUrl}${notice?.href ?? '/notices'}`

type Letter = {
  person: PersonName
  locale: Locale
  notices: readonly NoticeRecord[]
  /** Missing where it is shown to others. */
  unsubscribePage?: string
}

/** In characters: push services carry 4 KB, of which a Thai letter takes 3 bytes. */
const LONGEST = { title: 120, text: 400 }
const MOST_TITLES = 3

/** One notice, or several together, as a device shows them. */
export function shortLetter(locale: Locale, notices: readonly NoticeRecord[]) {
  const t = translator(locale, 'mail')
  const [first, ...others] = notices
  const isOne = first !== undefined && others.length === 0
  const titles = notices.slice(0, MOST_TITLES).map(({ title }) => oneLine(title))
  const more = notices.length - titles.length
  const text = [...titles, ...(more > 0 ? [t('notice.more', { count: more })] : [])].join('\n')
  return {
    title: shortened(
      oneLine(isOne ? first.title : t('notice.many', { count: notices.length })),
      LONGEST.title,
    ),
    text: shortened(isOne ? oneLine(first.text) : text, LONGEST.text),
    href: (isOne && first.href) || '/notices',
  }
}

/** One notice, or several together, in the language of the reader. */
export function noticeLetter({ person, locale, notices, unsubscribePage }: Letter) {
  const t = translator(locale, 'mail')
  const name = oneLine(nameIn(locale, namesOf(person)))
  const [first, ...others] = notices
  const isOne = first !== undefined && others.length === 0
  const words: LetterText = {
    language: locale,
    greeting: t('greeting', { name }),
    paragraphs: isOne ? [first.text] : linesOf(notices, t),
    action: t(isOne ? 'notice.action' : 'notice.manyAction'),
    closing: t('notice.closing'),
    unsubscribe: unsubscribePage
      ? { label: t('notice.unsubscribe'), link: unsubscribePage }
      : undefined,
  }
  return {
    toName: shortened(name),
    subject: shortened(oneLine(isOne ? first.title : t('notice.many', { count: notices.length }))),
    text: asText([words]),
    html: asHtml([words]),
  }
}

const linesOf = (
  notices: readonly NoticeRecord[],
  t: ReturnType<typeof translator<'mail'>>,
): string[] => {
  const shown = notices.slice(0, MOST_LINES)
  const more = notices.length - shown.length
  return [
    ...shown.map(({ title, text }) => `• ${oneLine(title)} – ${oneLine(text)}`),
    ...(more > 0 ? [t('notice.more', { count: more })] : []),
  ]
}
