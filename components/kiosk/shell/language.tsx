'use client'
import { NextIntlClientProvider, useLocale } from 'next-intl'
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { rememberChoice } from '@/components/layout/remember-choice'
import { DateStyleProvider, useDateStyle } from '@/components/ui/date-style'
import { eraFor } from '@/lib/platform/dates/era'
import type { Messages } from '@/lib/platform/i18n/catalogue'
import type { Site } from './site'
import { isLocale, LOCALE_COOKIE, type Locale } from '@/lib/platform/i18n/locale'

type Namespace = 'kiosk' | 'gate' | 'musters' | 'eligibility' | 'common'
export type KioskTexts = Record<Locale, Pick<Messages, Namespace>>

const KEY = 'kiosk-language'
const CHANGED = 'kiosk-language'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

const Switch = createContext<() => void>(() => {})
export const useLanguageSwitch = () => useContext(Switch)

type Props = { texts: KioskTexts; site: Site; children: ReactNode }

/** Both languages are in the page, so that the language is changed without a network; it is kept on the device. */
export function KioskLanguage({ texts, site, children }: Props) {
  const { timeZone } = site
  const ofShell = useLocale()
  const dates = useDateStyle()
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  )
  const language = isLocale(kept) ? kept : ofShell
  useEffect(() => void (document.documentElement.lang = language), [language])
  const change = () => {
    const other = language === 'th' ? 'en' : 'th'
    localStorage.setItem(KEY, other)
    rememberChoice(LOCALE_COOKIE, other)
    window.dispatchEvent(new Event(CHANGED))
  }
  return (
    <Switch value={change}>
      <NextIntlClientProvider locale={language} messages={texts[language]} timeZone={timeZone}>
        <DateStyleProvider value={{ ...dates, locale: language, era: eraFor(language, site.era) }}>
          {children}
        </DateStyleProvider>
      </NextIntlClientProvider>
    </Switch>
  )
}
