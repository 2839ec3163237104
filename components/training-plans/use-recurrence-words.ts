'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { Recurrence } from '@/lib/domain/training/training-plans/rules'
import { formatDay, formatWeekday } from '@/lib/platform/dates/format'
import { inWeekOrder } from '@/components/form/week-order'

/** Later dates do not occur in every month, which the text has to mention. */
const LAST_DAY_OF_EVERY_MONTH = 28

/** Keeps a date on one line. */
const unbreakable = (day: string) => day.replaceAll(' ', '\u00a0')

export function useRecurrenceWords() {
  const t = useTranslations('trainingPlans.words')
  const format = useFormatter()
  const dates = useDateStyle()
  const recurrenceText = ({ recurrenceType, weekdays, startDate }: Recurrence): string => {
    const date = Number(startDate.slice(8))
    if (recurrenceType === 'None') return t('once')
    if (recurrenceType === 'Daily') return t('daily')
    if (recurrenceType === 'Monthly')
      return t(date > LAST_DAY_OF_EVERY_MONTH ? 'monthlyOrLast' : 'monthly', { date })
    const names = inWeekOrder(weekdays, dates.firstDayOfWeek).map((weekday) =>
      formatWeekday(dates, weekday),
    )
    return t('weekly', { days: format.list(names) })
  }
  const periodText = ({ recurrenceType, startDate, endDate }: Recurrence): string => {
    const from = unbreakable(formatDay(dates, startDate))
    if (recurrenceType === 'None') return from
    return endDate
      ? t('between', { from, to: unbreakable(formatDay(dates, endDate)) })
      : t('from', { from })
  }
  return { recurrenceText, periodText }
}
