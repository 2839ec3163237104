import { DAY } from './durations'
import { formatter } from './formatter'

/**
 * A day of the calendar, `YYYY-MM-DD` in the Common Era, without a time or a zone. Only UTC midnight may stand for it as
 * a `Date`: local midnight is another day in another zone.
 */
export type Day = string

export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Years before this one are typed short, or the least that a program knows. */
const FIRST_YEAR = 1900
/** Years past this one are Buddhist-era years sent by mistake. */
const LAST_YEAR = 2400

const yearOf = (value: string) => Number(value.slice(0, 4))

/** For texts that begin with a year. */
export const isFromFirstYear = (value: string) => yearOf(value) >= FIRST_YEAR
export const isUntilLastYear = (value: string) => yearOf(value) <= LAST_YEAR

/** What callers may send as a day. */
export const isAcceptedDay = (value: string) =>
  isDay(value) && isFromFirstYear(value) && isUntilLastYear(value)

/** A day as a value of a DATE column. */
export const toUtcDate = (value: Day) => new Date(`${value}T00:00:00Z`)
export const fromUtcDate = (value: Date): Day => value.toISOString().slice(0, 10)

/** The day at an instant in a time zone (IANA name). For today it is the zone of the site. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  formatter('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)

const shifted = (value: Day, change: (date: Date) => void): Day => {
  const date = toUtcDate(value)
  change(date)
  return fromUtcDate(date)
}

const MOST_SUMS = 10_000
const sums = new Map<number, Map<Day, Day>>()
let sumCount = 0

/** Remembered, as whoever judges many people or draws a calendar asks for the same days again and again. */
export function addDays(value: Day, days: number): Day {
  const known = sums.get(days)?.get(value)
  if (known) return known
  const sum = shifted(value, (date) => date.setUTCDate(date.getUTCDate() + days))
  if (sumCount >= MOST_SUMS) sums.clear()
  sumCount = sums.size === 0 ? 1 : sumCount + 1
  sums.set(days, (sums.get(days) ?? new Map<Day, Day>()).set(value, sum))
  return sum
}

const numbered = new Map<number, Day>()

/** The day as many days after 1970-01-01, remembered for the same reason. */
export function dayOfNumber(days: number): Day {
  const known = numbered.get(days)
  if (known) return known
  const value = fromUtcDate(new Date(days * DAY))
  if (numbered.size >= MOST_SUMS) numbered.clear()
  numbered.set(days, value)
  return value
}

/** The same day of a later month, or its last day if it has no such day. */
export function addMonths(value: Day, months: number): Day {
  const dayOfMonth = Number(value.slice(8))
  const first = shifted(`${value.slice(0, 7)}-01`, (date) =>
    date.setUTCMonth(date.getUTCMonth() + months),
  )
  return `${first.slice(0, 8)}${String(Math.min(dayOfMonth, daysInMonth(first))).padStart(2, '0')}`
}

const daysInMonth = (value: Day): number =>
  new Date(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)), 0)).getUTCDate()

/** 0 = Sunday … 6 = Saturday */
export const weekdayOf = (value: Day): number => toUtcDate(value).getUTCDay()

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** The days of the week on which nobody works. */
export const daysOff = (workdays: readonly number[]) =>
  weekdays.filter((weekday) => !workdays.includes(weekday))

/** The time of day at an instant in a time zone: HH:MM, 24 hours. */
export const timeIn = (timeZone: string, instant: Date): string =>
  formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)

/** The number of days from one day to another; negative if the other one lies before. */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((toUtcDate(to).getTime() - toUtcDate(from).getTime()) / DAY)

/** The days from one to another, both inclusive. */
export function everyDay(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first day of the week that contains a day. `firstDayOfWeek`: 0 = Sunday, 1 = Monday. */
export const firstOfWeek = (day: Day, firstDayOfWeek: number): Day =>
  addDays(day, -((weekdayOf(day) - firstDayOfWeek + 7) % 7))
