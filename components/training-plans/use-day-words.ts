'use client'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { weekdayOf, type Day } from '@/lib/platform/dates/day'
import { formatDay, formatWeekday } from '@/lib/platform/dates/format'

/** A day with its name in the week: จันทร์ 23 พ.ย. 2569 */
export function useDayWords() {
  const t = useTranslations('trainingPlans')
  const dates = useDateStyle()
  return (day: Day) =>
    t('dayIs', {
      weekday: formatWeekday(dates, weekdayOf(day), 'short'),
      day: formatDay(dates, day),
    })
}
