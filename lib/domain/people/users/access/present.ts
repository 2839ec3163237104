import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Removal = { of: PersonName; by: { th: string; en: string } }

/** What somebody is told whose second factor an administrator has removed. */
export function secondFactorRemovedLetter({ of, by }: Removal) {
  return bilingualLetter({
    to: namesOf(of),
    subject: (t) => t('secondFactorRemoved.subject'),
    words: (t, language) => ({
      paragraphs: [t('secondFactorRemoved.text', { by: oneLine(by[language]) })],
      closing: t('secondFactorRemoved.closing'),
    }),
  })
}
