import * as z from 'zod'
import { day } from '@/lib/platform/contract/days'

/** Treats an empty field as missing, so that the message says that it is required. */
const needed = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), type)

/**
 * Without a company the endpoint answers 500; without days it makes up its own. The form asks for them first.
 * Source: docs/interface.md#projects.
 */
const filledIn = z.looseObject({
  employerId: needed(z.guid()),
  startDate: needed(day),
  endDate: needed(day),
  // An empty field clears it; left out, it would be kept.
  plannedWorkers: z.preprocess((value) => value ?? null, z.unknown()),
})
export const projectSchema = (input: z.ZodType) =>
  filledIn.pipe(input as z.ZodType<unknown, z.output<typeof filledIn>>)
