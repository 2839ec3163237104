import * as z from 'zod'
import { newPassword } from '@/lib/domain/account/contract'
import { command, result } from '@/lib/platform/http/contract'
import { optionalEmail } from '@/lib/platform/http/fields'

export const invitations = {
  accept: command('/api/invitations/accept', {
    policy: 'anyone',
    summary: 'Accept an invitation',
    description:
      'Sets the first password with the single-use token of the link. A user without an e-mail address gives one. Too many tries on one link are 429.',
    transaction: 'handler',
    input: z.object({
      token: z.string().min(20).max(100),
      password: newPassword,
      email: optionalEmail,
    }),
    output: result,
  }),
}
