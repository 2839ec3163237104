'use client'
import { useDateStyle } from '@/components/ui/date-style'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarEvent } from './calendar-event'

/** The accessible name of an event, with its day. */
export function useEventLabel() {
  const dates = useDateStyle()
  return ({ title, brief, detail, day, startTime, endTime, mark }: CalendarEvent): string =>
    [
      // The visible text comes first: speech control finds a button by it.
      `${startTime} ${brief} ${title}`,
      formatLongDay(dates, day),
      `${startTime}–${endTime}`,
      mark.label,
      detail,
    ].join(', ')
}
