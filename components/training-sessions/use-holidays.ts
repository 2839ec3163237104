'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { HolidayNames } from '@/components/calendar/holidays'
import { settings } from '@/lib/domain/site/settings/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

/** The holidays of the site, on which recurring plans create no session. */
export function useHolidays(): HolidayNames {
  const locale = useLocale()
  const holidays = useApi(settings.get, {}).data?.holidays
  return useMemo(
    () => new Map(holidays?.map((holiday) => [holiday.date, nameIn(locale, holiday)])),
    [holidays, locale],
  )
}
