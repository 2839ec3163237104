import { getRequestConfig } from 'next-intl/server'
import { cookies } from 'next/headers'
import { siteStyle } from '../lib/domain/site/settings/style/queries'
import { choiceIn } from '../lib/platform/i18n/choice-cookies'
import { isLocale, LOCALE_COOKIE } from '../lib/platform/i18n/locale'
import { messages } from '../lib/platform/i18n/catalogue'

/** The language of a page: the reader's choice, else the site's default. */
export default getRequestConfig(async () => {
  const sent = await cookies()
  const chosen = choiceIn(LOCALE_COOKIE, (name) => sent.get(name)?.value)
  const { defaultLocale, timeZone } = await siteStyle()
  const locale = isLocale(chosen) ? chosen : defaultLocale
  return { locale, messages: messages[locale], timeZone }
})
