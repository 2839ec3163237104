import { createTranslator } from 'next-intl'
import { nameIn, namesOf, type Named } from '@/lib/domain/people/persons/rules'
import { messages } from '@/lib/platform/i18n/catalogue'
import { locales } from '@/lib/platform/i18n/locale'
import { asHtml, asText, oneLine, type Words } from '@/lib/platform/mail/letter'

type Change = { of: Named; by: { th: string; en: string }; hasEndedSessions: boolean }

/** What the former address is told. The new one is not named: this mailbox may not be its owner's any more. */
export function letterOf({ of, by, hasEndedSessions }: Change) {
  const translators = locales.map((language) => ({
    language,
    t: createTranslator({ locale: language, messages: messages[language] }),
  }))
  const words = translators.map(
    ({ language, t }): Words => ({
      language,
      greeting: t('mail.letter.greeting', { name: oneLine(nameIn(language, of)) }),
      paragraphs: [
        t('mail.addressChanged.text', { by: oneLine(by[language]) }),
        ...(hasEndedSessions ? [t('mail.addressChanged.sessionsEnded')] : []),
      ],
      closing: t('mail.addressChanged.closing'),
    }),
  )
  return {
    toName: oneLine(namesOf(of).nameTh),
    subject: translators.map(({ t }) => t('mail.addressChanged.subject')).join(' / '),
    text: asText(words),
    html: asHtml(words),
  }
}
