import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { eraFor } from '@/lib/platform/dates/era'
import { formatInstant } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageIn } from '@/lib/platform/i18n/message'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'
import { oneLine } from '@/lib/platform/mail/letter'

export type Entered = {
  person: Record<Locale, string>
  gate: Record<Locale, string>
  at: Date
  /** Of the verdict; the texts name no document. */
  reasonCodes: readonly string[]
}

/** More are only counted: their list is on the screen. */
const MOST_LINES = 50

type Style = { timeZone: string; dateEra: 'BE' | 'CE' }

/** Who came in though not allowed to, where, when and why not. */
export function enteredLetter(
  to: PersonName,
  { entered, style: { timeZone, dateEra } }: { entered: readonly Entered[]; style: Style },
) {
  return bilingualLetter({
    to: namesOf(to),
    subject: (t) => t('enteredWhileRefused.subject', { count: entered.length }),
    words: (t, locale) => {
      const style = { locale, timeZone, era: eraFor(locale, dateEra) }
      const lines = entered.slice(0, MOST_LINES).map(({ person, gate, at, reasonCodes }) =>
        t('enteredWhileRefused.line', {
          person: oneLine(person[locale]),
          gate: oneLine(gate[locale]),
          at: formatInstant(style, at.toISOString()),
          reasons: reasonCodes.map((code) => messageIn(locale, `gate.reasons.${code}`)).join(', '),
        }),
      )
      const more = entered.length - lines.length
      return {
        paragraphs: [
          t('enteredWhileRefused.text'),
          ...lines.map((line) => `• ${line}`),
          ...(more > 0 ? [t('enteredWhileRefused.more', { count: more })] : []),
        ],
        action: t('enteredWhileRefused.action'),
        closing: t('enteredWhileRefused.closing'),
      }
    },
  })
}
