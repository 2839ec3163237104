import * as z from 'zod'

/** The input, and two fields of the form alone: a new or an existing person, and disabled or not. */
export const userSchema = (input: z.ZodType) =>
  input.and(
    z.object({
      source: z.enum(['new', 'existing']).optional(),
      isDisabled: z.boolean().optional(),
    }),
  )
