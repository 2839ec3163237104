import { addDays, dayIn, timeIn, type Day } from './day'

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

/** From the start of one day to the end of another, as a filter of instants; open where no day is given. */
export const instantsOfDays = (
  timeZone: string,
  from: Day | undefined,
  to: Day | undefined,
): { gte?: Date; lt?: Date } => ({
  ...(from && { gte: instantOf(timeZone, from, '00:00') }),
  ...(to && { lt: instantOf(timeZone, addDays(to, 1), '00:00') }),
})
