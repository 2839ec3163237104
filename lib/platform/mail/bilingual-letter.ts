import { locales, type Locale } from '../i18n/locale'
import { nameIn, type Named } from '../i18n/names'
import { translator } from '../i18n/translator'
import { asHtml, asText, oneLine, shortened, type LetterText } from './letter'

type Translate = ReturnType<typeof translator<'mail'>>
type Letter = {
  to: Named
  subject: (t: Translate) => string
  words: (t: Translate, language: Locale) => Omit<LetterText, 'language' | 'greeting'>
}

/** A mail with the texts of the catalogue, in both languages. */
export function bilingualLetter({ to, subject, words }: Letter) {
  const translators = locales.map((language) => ({ language, t: translator(language, 'mail') }))
  const all = translators.map(({ language, t }) => ({
    language,
    greeting: t('greeting', { name: oneLine(nameIn(language, to)) }),
    ...words(t, language),
  }))
  return {
    toName: shortened(oneLine([...new Set(locales.map((each) => nameIn(each, to)))].join(' / '))),
    subject: translators.map(({ t }) => subject(t)).join(' / '),
    text: asText(all),
    html: asHtml(all),
  }
}
