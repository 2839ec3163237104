import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Change = { of: PersonName; by: { th: string; en: string }; hasEndedSessions: boolean }

/** What the former address is told. The new one is not named: this mailbox may not be its owner's any more. */
export function emailChangedLetter({ of, by, hasEndedSessions }: Change) {
  return bilingualLetter({
    to: namesOf(of),
    subject: (t) => t('addressChanged.subject'),
    words: (t, language) => ({
      paragraphs: [
        t('addressChanged.text', { by: oneLine(by[language]) }),
        ...(hasEndedSessions ? [t('addressChanged.sessionsEnded')] : []),
      ],
      closing: t('addressChanged.closing'),
    }),
  })
}
