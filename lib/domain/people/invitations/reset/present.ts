import { createTranslator } from 'next-intl'
import { messages } from '@/lib/platform/i18n/catalogue'
import { locales } from '@/lib/platform/i18n/locale'
import { asHtml, asText, oneLine, type Words } from '@/lib/platform/mail/letter'
import type { Owner } from '@/lib/domain/people/users/names/queries'

/** The mail that brings the way back to a forgotten password. */
export const resetLetterOf = (person: Owner['person']) => letterOf('reset', person)

/** The mail that tells of a password that was set with such a link. */
export const changedLetterOf = (person: Owner['person']) => letterOf('passwordReset', person)

function letterOf(kind: 'reset' | 'passwordReset', person: Owner['person']) {
  const translators = locales.map((language) => ({
    language,
    t: createTranslator({ locale: language, messages: messages[language] }),
  }))
  const words = translators.map(
    ({ language, t }): Words => ({
      language,
      greeting: t('mail.letter.greeting', { name: oneLine(namesOf(person)[language]) }),
      paragraphs: [t(`mail.${kind}.text`)],
      ...(kind === 'reset' && { action: t('mail.reset.action') }),
      closing: t(`mail.${kind}.closing`),
    }),
  )
  return {
    toName: oneLine(namesOf(person).th),
    subject: translators.map(({ t }) => t(`mail.${kind}.subject`)).join(' / '),
    text: asText(words),
    html: asHtml(words),
  }
}

function namesOf({ firstNameTh, lastNameTh, firstNameEn, lastNameEn }: Owner['person']) {
  const th = `${firstNameTh} ${lastNameTh}`
  return { th, en: [firstNameEn, lastNameEn].filter(Boolean).join(' ') || th }
}
