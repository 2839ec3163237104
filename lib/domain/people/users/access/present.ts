import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Removal = { owner: PersonName; by: { th: string; en: string } }

/** The notice to a user whose second factor an administrator has removed. */
export function secondFactorRemovedLetter({ owner, by }: Removal) {
  return bilingualLetter({
    to: namesOf(owner),
    subject: (t) => t('secondFactorRemoved.subject'),
    words: (t, language) => ({
      paragraphs: [t('secondFactorRemoved.text', { by: oneLine(by[language]) })],
      closing: t('secondFactorRemoved.closing'),
    }),
  })
}
