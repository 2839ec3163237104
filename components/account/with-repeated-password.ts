import * as z from 'zod'
import { newPassword } from '@/lib/domain/people/account/contract'

/** Adds a second field for the new password, as nobody sees what is typed. */
export const withRepeatedPassword = <N extends string, I extends Record<N, string>>(
  input: z.ZodType<I>,
  name: N,
) =>
  input
    .and(z.object({ repeatPassword: newPassword }))
    .refine((fields) => fields[name] === fields.repeatPassword, {
      params: { rule: 'passwords-differ' },
      path: ['repeatPassword'],
    })
