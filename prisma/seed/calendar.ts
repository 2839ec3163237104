import { type Day, dayIn, toUtcDate } from '@/lib/platform/dates/day'

/** The site's, whatever the machine's is. */
export const ZONE = 'Asia/Bangkok'
const DAY = 24 * 60 * 60 * 1000

/** The demo stands around the day of its making: nothing in it grows stale before its first start. */
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
  // 02:00 UTC is nine o'clock at the site.
  const morning = (daysAgo: number, minute = 0) =>
    new Date(inDays(-daysAgo).getTime() + (2 * 60 + minute) * 60 * 1000)
  return { now, today, inDays, morning }
}
