import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import type { Role } from '@/lib/platform/access/policies'
import { eraFor } from '@/lib/platform/dates/era'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'
import { lineOf, type MailedCredential } from '../mails/present'

export type Ending = Omit<MailedCredential, 'person'> & {
  id: string
  type: { reviewRole: Role }
  personId: string | null
  person: (PersonName & { employerId: string | null; responsibleUserId: string | null }) | null
  employerId: string | null
  lastDay: Day
  daysLeft: number
}

/** More are only counted: their list is on the screen. */
const MOST_LINES = 50

type Style = { timeZone: string; dateEra: 'BE' | 'CE' }
type Letter = { to: PersonName; endings: Ending[]; style: Style }

/** What ends soon, the first to end first. */
export function endingLetter({ to, endings, style: { timeZone, dateEra } }: Letter) {
  return bilingualLetter({
    to: namesOf(to),
    subject: (t) => t('credentialsEnding.subject', { count: endings.length }),
    words: (t, locale) => {
      const style = { locale, timeZone, era: eraFor(locale, dateEra) }
      const lines = endings.slice(0, MOST_LINES).map((ending) =>
        t('credentialsEnding.line', {
          what: lineOf(locale, ending),
          day: formatDay(style, ending.lastDay),
          days: ending.daysLeft,
        }),
      )
      const more = endings.length - lines.length
      return {
        paragraphs: [
          t('credentialsEnding.text'),
          ...lines.map((line) => `• ${line}`),
          ...(more > 0 ? [t('credentialsEnding.more', { count: more })] : []),
        ],
        action: t('credentialsEnding.action'),
        closing: t('credentialsEnding.closing'),
      }
    },
  })
}
