import { createTranslator } from 'next-intl'
import { asHtml, asText, oneLine, type Words } from '@/lib/platform/mail/letter'
import { locales } from '@/lib/platform/i18n/locale'
import { messages } from '@/lib/platform/i18n/catalogue'

type Invited = {
  name: { th: string; en: string | null }
  /** The password is kept by an identity provider … */
  isExternal: boolean
  /** … which mails a link to choose it to those who have none. */
  isManaged: boolean
}

/** The mail that an invitation goes out with. */
export function letterOf({ name, isExternal, isManaged }: Invited) {
  const words = locales.map((language): Words => {
    const t = createTranslator({ locale: language, messages: messages[language] })
    const shown = oneLine(language === 'en' ? (name.en ?? name.th) : name.th)
    return {
      language,
      greeting: t('mail.letter.greeting', { name: shown }),
      paragraphs: [
        t(isExternal ? 'mail.letter.external' : 'mail.letter.embedded'),
        ...(isManaged ? [t('mail.letter.managed')] : []),
      ],
      action: t(isExternal ? 'mail.letter.externalAction' : 'mail.letter.action'),
      closing: t('mail.letter.closing'),
    }
  })
  const subjects = locales.map((language) =>
    createTranslator({ locale: language, messages: messages[language] })('mail.letter.subject'),
  )
  return {
    toName: oneLine(name.th),
    subject: subjects.join(' / '),
    text: asText(words),
    html: asHtml(words),
  }
}
