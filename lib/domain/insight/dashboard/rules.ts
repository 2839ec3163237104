/**
 * แดชบอร์ด: วัน สัปดาห์ และเดือนที่นับใบอนุญาต / The days, weeks and months for which the dashboard counts
 * permits. Source: docs/interface.md#dashboard.
 */
import { addDays, addMonths, everyDay, type Day } from '@/lib/platform/dates/day'

/** `YYYY-MM` in the Common Era */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)
const firstDayOf = (month: Month): Day => `${month}-01`

/** From the first to the last day of a month, both inclusive. */
export const boundsOf = (month: Month): { from: Day; to: Day } => {
  const from = firstDayOf(month)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** Seven days that end on this one. */
export const weekUpTo = (end: Day): Day[] => everyDay(addDays(end, -6), end)

/** This month and the eleven before it, the latest first. */
export const latestMonths = (today: Day): Month[] =>
  Array.from({ length: 12 }, (_, ago) => monthOf(addMonths(firstDayOf(monthOf(today)), -ago)))
