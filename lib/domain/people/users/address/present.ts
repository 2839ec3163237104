import { namesOf, type Named } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { letterInBoth } from '@/lib/platform/mail/letter-in-both'

type Change = { of: Named; by: { th: string; en: string }; hasEndedSessions: boolean }

/** What the former address is told. The new one is not named: this mailbox may not be its owner's any more. */
export function letterOf({ of, by, hasEndedSessions }: Change) {
  const { nameTh, nameEn } = namesOf(of)
  return letterInBoth({
    to: { th: nameTh, en: nameEn },
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
