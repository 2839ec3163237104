import * as z from 'zod'
import { dayIn, timeIn, type Day, withinYears } from './day'

/** As a caller sends it: with its offset from UTC, so that nobody has to guess the zone. */
export const instant = withinYears(z.iso.datetime({ offset: true, abort: true }).max(40))

/** The instant of a day and time of day (HH:MM) in a time zone. A time that a change of clocks skips is moved by it. */
export function instantOf(timeZone: string, day: Day, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const shownAt = (at: number) => {
    const instant = new Date(at)
    return Date.parse(`${dayIn(timeZone, instant)}T${timeIn(timeZone, instant)}:00Z`)
  }
  const guess = wanted + (wanted - shownAt(wanted))
  return new Date(guess + (wanted - shownAt(guess)))
}
