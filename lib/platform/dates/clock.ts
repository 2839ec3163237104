import * as z from 'zod'
import { dayIn, timeIn, type Day } from './day'

/** A time of day at the site, HH:MM, 24 hours. */
export const timeOfDay = z
  .string()
  .max(40)
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), { params: { rule: 'time' } })
  .meta({ description: 'HH:MM at the site' })

/** The present day and time of day at the site. */
export type Clock = { today: Day; time: string }

export const clockOf = (timeZone: string, now: Date): Clock => ({
  today: dayIn(timeZone, now),
  time: timeIn(timeZone, now),
})
