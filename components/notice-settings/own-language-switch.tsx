'use client'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { callApi } from '@/lib/platform/browser/client'

/** The language of the page is also that of what is sent to its reader. Without a connection the page changes alone. */
export const OwnLanguageSwitch = () => (
  <LanguageSwitch
    onChosen={(locale) => void callApi(noticeSettings.save, { locale }).catch(() => undefined)}
  />
)
