import * as z from 'zod'

/** Adds a second field for the new password, as nobody sees what is typed. */
export const withRepeatedPassword = <N extends string>(
  input: z.ZodObject<Record<N, z.ZodType>>,
  name: N,
) =>
  input
    .and(z.object({ repeatPassword: input.shape[name] }))
    .refine((fields: Record<string, unknown>) => fields[name] === fields.repeatPassword, {
      params: { rule: 'passwords-differ' },
      path: ['repeatPassword'],
    })
