import * as z from 'zod'
import { newPassword } from '@/lib/domain/people/account/contract'

/** Typed twice, as nobody sees what is typed. */
export const withRepeatedPassword = <T extends z.ZodType<{ password: string }>>(input: T) =>
  input
    .and(z.object({ repeatPassword: newPassword }))
    .refine(({ password, repeatPassword }) => password === repeatPassword, {
      params: { rule: 'passwords-differ' },
      path: ['repeatPassword'],
    })
