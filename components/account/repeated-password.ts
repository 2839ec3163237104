import type * as z from 'zod'

/** The schema of a form with a second field for the password of this name. */
export const repeated =
  <N extends string>(name: N) =>
  async (input: z.ZodObject<Record<N, z.ZodType>>) => {
    const { withRepeatedPassword } = await import('./repeated-password-schema')
    return withRepeatedPassword(input, name)
  }
