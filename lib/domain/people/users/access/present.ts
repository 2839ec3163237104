import { createTranslator } from 'next-intl'
import { nameIn, namesOf, type Named } from '@/lib/domain/people/persons/rules'
import { messages } from '@/lib/platform/i18n/catalogue'
import { locales } from '@/lib/platform/i18n/locale'
import { asHtml, asText, oneLine, type Words } from '@/lib/platform/mail/letter'

type Removal = { of: Named; by: { th: string; en: string } }

/** What somebody is told whose second factor an administrator has removed. */
export function letterOf({ of, by }: Removal) {
  const translators = locales.map((language) => ({
    language,
    t: createTranslator({ locale: language, messages: messages[language] }),
  }))
  const words = translators.map(
    ({ language, t }): Words => ({
      language,
      greeting: t('mail.letter.greeting', { name: oneLine(nameIn(language, of)) }),
      paragraphs: [t('mail.secondFactorRemoved.text', { by: oneLine(by[language]) })],
      closing: t('mail.secondFactorRemoved.closing'),
    }),
  )
  return {
    toName: oneLine(namesOf(of).nameTh),
    subject: translators.map(({ t }) => t('mail.secondFactorRemoved.subject')).join(' / '),
    text: asText(words),
    html: asHtml(words),
  }
}
