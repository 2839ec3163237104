'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { textIn } from '@/lib/platform/i18n/names'

type Named = { scheduleName: string; scheduleNickname: string }
export type SessionTime = { date: Day; period: HalfDay }

/** When a session is, as a text. */
export function useSessionTime() {
  const t = useTranslations('training')
  const dates = useDateStyle()
  return useCallback(
    ({ date, period }: SessionTime): string =>
      t('sessionAt', { day: formatDay(dates, date), period: t(`periods.${period}`) }),
    [t, dates],
  )
}

/** The course and the time of a session as texts. */
export function useSessionName() {
  const locale = useLocale()
  const timeOf = useSessionTime()
  return useCallback(
    ({ scheduleName, scheduleNickname, ...time }: Named & SessionTime) => ({
      subject: textIn(locale, scheduleNickname, scheduleName),
      when: timeOf(time),
    }),
    [locale, timeOf],
  )
}
