import * as z from 'zod'

/** A draft may be incomplete, but must not end before it begins. */
export const permitSchema = z
  .looseObject({ startTime: z.string(), endTime: z.string() })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
    params: { rule: 'times-in-order' },
    path: ['endTime'],
  })
