'use client'
import { useDateStyle } from '@/components/ui/date-style'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarEvent } from './calendar-event'

/** An event in words, for those who do not see where it stands. */
export function useEventLabel() {
  const dates = useDateStyle()
  return ({ title, detail, day, startTime, endTime, mark }: CalendarEvent): string =>
    [
      // What is to be read on the button comes first, so that it can be called by it.
      `${startTime} ${title}`,
      formatLongDay(dates, day),
      `${startTime}–${endTime}`,
      mark.label,
      detail,
    ].join(', ')
}
