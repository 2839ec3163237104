import * as z from 'zod'
import { isTimeOfDay } from '../dates/clock'
import { isDay, isFromFirstYear, isUntilLastYear } from '../dates/day'

/** For a text that begins with a year. */
export const withinYears = <T extends z.ZodType<string>>(text: T) =>
  text
    .refine(isFromFirstYear, { params: { rule: 'early-year' } })
    .refine(isUntilLastYear, { params: { rule: 'buddhist-era-day' } })

export const day = withinYears(
  z
    .string()
    .max(40)
    .refine(isDay, { params: { rule: 'day' }, abort: true }),
).meta({ format: 'date', description: 'YYYY-MM-DD, Common Era' })

/** As a caller sends it: with its offset from UTC, so that nobody has to guess the zone. */
export const instant = withinYears(z.iso.datetime({ offset: true, abort: true }).max(40))

/** A time of day at the site, HH:MM, 24 hours. */
export const timeOfDay = z
  .string()
  .max(40)
  .refine(isTimeOfDay, { params: { rule: 'time' } })
  .meta({ description: 'HH:MM at the site' })
