import { dayIn, timeIn, type Day } from './day'

/** The present day and time of day at the site. */
export type Clock = { today: Day; time: string }

/** HH:MM, 24 hours. */
export const isTimeOfDay = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

export const clockOf = (timeZone: string, now: Date): Clock => ({
  today: dayIn(timeZone, now),
  time: timeIn(timeZone, now),
})
