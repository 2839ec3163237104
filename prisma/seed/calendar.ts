import { type Day, dayIn, toUtcDate } from '@/lib/platform/dates/day'

/** The site's time zone. */
export const ZONE = 'Asia/Bangkok'
const DAY = 24 * 60 * 60 * 1000

/** All dates of the demo are relative to the day on which it is seeded. */
export type Calendar = {
  now: Date
  today: Day
  /** A DATE column so many days from today; negative is past. */
  inDays: (days: number) => Date
  /** An instant in the working morning, so many days ago. */
  morning: (daysAgo: number, minute?: number) => Date
}

export function calendarOf(now: Date): Calendar {
  const today = dayIn(ZONE, now)
  const inDays = (days: number) => new Date(toUtcDate(today).getTime() + days * DAY)
  // 02:00 UTC is 9:00 at the site.
  const morning = (daysAgo: number, minute = 0) =>
    new Date(inDays(-daysAgo).getTime() + (2 * 60 + minute) * 60 * 1000)
  return { now, today, inDays, morning }
}
