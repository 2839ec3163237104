'use client'
import { getDay, startOfWeek } from 'date-fns'
import { useMemo } from 'react'
import { dateFnsLocalizer, type Formats } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatDay, formatLongDay, formatWeekday } from '@/lib/platform/dates/format'
import { dayOf, timeOf } from './local-time'

/** Formats and week start for react-big-calendar, in the reader's language and era. */
export function useGridLanguage() {
  const dates = useDateStyle()
  return useMemo(() => {
    const weekday = (date: Date) => formatWeekday(dates, date.getDay())
    const timeRange = ({ start, end }: { start: Date; end: Date }) =>
      `${timeOf(start)}–${timeOf(end)}`
    const formats: Formats = {
      dateFormat: (date) => String(date.getDate()),
      weekdayFormat: weekday,
      dayFormat: (date) => `${weekday(date)} ${date.getDate()}`,
      dayHeaderFormat: (date) => formatLongDay(dates, dayOf(date)),
      timeGutterFormat: timeOf,
      eventTimeRangeFormat: timeRange,
      selectRangeFormat: timeRange,
      monthHeaderFormat: (date) => formatDay(dates, dayOf(date)),
    }
    const localizer = dateFnsLocalizer({
      // Only for texts that `formats` does not name.
      format: (date: Date) => formatDay(dates, dayOf(date)),
      startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: dates.firstDayOfWeek }),
      getDay,
      locales: {},
    })
    return { formats, localizer }
  }, [dates])
}
