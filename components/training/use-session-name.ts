'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { textIn } from '@/lib/platform/i18n/names'

type Named = { scheduleName: string; scheduleNickname: string }
type SessionTime = { date: Day; period: HalfDay }

/** The course and the time of a session as texts. */
export function useSessionName() {
  const t = useTranslations('training')
  const locale = useLocale()
  const dates = useDateStyle()
  return useCallback(
    ({ scheduleName, scheduleNickname, date, period }: Named & SessionTime) => ({
      subject: textIn(locale, scheduleNickname, scheduleName),
      when: t('sessionAt', { day: formatDay(dates, date), period: t(`periods.${period}`) }),
    }),
    [t, locale, dates],
  )
}
