import { namesOf, type Named } from '@/lib/domain/people/persons/rules'
import { oneLine } from '@/lib/platform/mail/letter'
import { letterInBoth } from '@/lib/platform/mail/letter-in-both'

type Removal = { of: Named; by: { th: string; en: string } }

/** What somebody is told whose second factor an administrator has removed. */
export function letterOf({ of, by }: Removal) {
  const { nameTh, nameEn } = namesOf(of)
  return letterInBoth({
    to: { th: nameTh, en: nameEn },
    subject: (t) => t('secondFactorRemoved.subject'),
    words: (t, language) => ({
      paragraphs: [t('secondFactorRemoved.text', { by: oneLine(by[language]) })],
      closing: t('secondFactorRemoved.closing'),
    }),
  })
}
