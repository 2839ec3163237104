/**
 * วันทำงานของไซต์งาน / The working days of the site: they order what is to do and refuse nothing.
 * Source: docs/daily.md#12-cockpit-and-search.
 */
import { addDays, weekdayOf, type Day } from '@/lib/platform/dates/day'

type WorkCalendar = {
  /** 0 = Sunday … 6 = Saturday. */
  workdays: readonly number[]
  holidays: readonly Day[]
}

/** Where every day of a year is a holiday, the next one is as good as any. */
const A_YEAR = 366

function workdayFrom(calendar: WorkCalendar, day: Day, step: 1 | -1): Day {
  for (let away = 1; away <= A_YEAR; away += 1) {
    const found = addDays(day, away * step)
    if (isWorkday(calendar, found)) return found
  }
  return addDays(day, step)
}

const isWorkday = ({ workdays, holidays }: WorkCalendar, day: Day): boolean =>
  workdays.includes(weekdayOf(day)) && !holidays.includes(day)

export const workdayAfter = (calendar: WorkCalendar, day: Day): Day => workdayFrom(calendar, day, 1)
export const workdayBefore = (calendar: WorkCalendar, day: Day): Day =>
  workdayFrom(calendar, day, -1)
