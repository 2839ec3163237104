import * as z from 'zod'
import { newPassword } from '@/lib/domain/people/account/contract'
import { command, query, result } from '@/lib/platform/contract/contract'
import { roles } from '@/lib/platform/access/policies'
import { email, optionalEmail } from '@/lib/platform/contract/fields'

const token = z.string().min(20).max(100)
const inBothLanguages = z.object({ th: z.string(), en: z.string() })

const welcome = z.object({
  name: inBothLanguages,
  invitedBy: inBothLanguages.nullable().meta({ description: 'Null for the first Admin' }),
  site: inBothLanguages.nullable().meta({ description: 'The first active company of kind Site' }),
  roles: z.array(z.enum(roles)),
})
export type Welcome = z.output<typeof welcome>

export const invitations = {
  open: query('/api/invitations/open', {
    policy: 'anyone',
    summary: 'What a link is for',
    description:
      'Whose address the link of an invitation or a reset is for, and of an invitation who invites whom; 400 once it is over.',
    input: z.object({ token }),
    output: z.object({
      kind: z.enum(['Invitation', 'Reset']),
      email: z.string().nullable(),
      welcome: welcome.nullable().meta({ description: 'Of an invitation' }),
    }),
  }),
  accept: command('/api/invitations/accept', {
    policy: 'anyone',
    summary: 'Accept an invitation',
    description:
      'Sets the first password with the single-use token of the link. A user without an e-mail address gives one. Too many tries on one link are 429.',
    transaction: 'handler',
    input: z.object({ token, password: newPassword, email: optionalEmail }),
    output: result,
  }),
  // Not a command: the job that looks for the account writes the audit line, if there is an account.
  requestReset: query('/api/invitations/requestReset', {
    policy: 'anyone',
    summary: 'Ask for a link to set a new password',
    description:
      'Answers alike for every address; the link goes by mail to whom an Active account belongs. At most three mails an hour to one address; too many requests from one network are 429.',
    input: z.object({ email }),
    output: result,
  }),
  resetPassword: command('/api/invitations/resetPassword', {
    policy: 'anyone',
    summary: 'Set a new password',
    description:
      'With the single-use token of the link, which lives two hours. Ends every session and token of the user, who gets a mail about it.',
    transaction: 'handler',
    input: z.object({ token, password: newPassword }),
    output: result,
  }),
}
