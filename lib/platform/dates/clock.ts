import { dayIn, timeIn, type Day } from './day'

/** The present day and time of day at the site. */
export type Clock = { today: Day; time: string }

export const clockOf = (timeZone: string, now: Date): Clock => ({
  today: dayIn(timeZone, now),
  time: timeIn(timeZone, now),
})
