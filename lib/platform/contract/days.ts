import * as z from 'zod'
import { isCommonEra, isDay } from '../dates/day'

export const day = z
  .string()
  .max(40)
  .refine(isDay, { params: { rule: 'day' }, abort: true })
  .refine(isCommonEra, { params: { rule: 'buddhist-era-day' } })
  .meta({ format: 'date', description: 'YYYY-MM-DD, Common Era' })

/** A time of day at the site, HH:MM, 24 hours. */
export const timeOfDay = z
  .string()
  .max(40)
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), { params: { rule: 'time' } })
  .meta({ description: 'HH:MM at the site' })
