import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Change = { owner: PersonName; by: { th: string; en: string }; hasEndedSessions: boolean }

/** The notice to the former email. It does not name the new one: this mailbox may belong to somebody else by now. */
export function emailChangedLetter({ owner, by, hasEndedSessions }: Change) {
  return bilingualLetter({
    to: namesOf(owner),
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
