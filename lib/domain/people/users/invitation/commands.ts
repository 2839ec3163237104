import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { sendReset } from '@/lib/domain/people/invitations/reset/commands'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { hasPassword } from '@/lib/domain/people/account/password-hash/queries'
import { readPersonNames } from '@/lib/domain/people/persons/queries'
import { record } from '@/lib/platform/audit/audit'
import { requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { config } from '@/lib/platform/config/config'
import type { Context } from '@/lib/platform/http/context'
import { forEach } from '@/lib/platform/http/for-each'
import type { ManyResults } from '@/lib/platform/contract/many'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { lockUserForAccess } from '../commands'
import type { users } from '../contract'

export async function sendInvitation(
  context: Context,
  { id }: CheckedInputOf<typeof users.sendInvitation>,
): Promise<Result> {
  const { db, now } = context
  const { email, disabledAt, personId } = await lockUserForAccess(context, id)
  if (disabledAt) throw new Problem('user-disabled')
  if (!email) throw new Problem('invitation-needs-email', { field: 'email' })
  const person = await readPersonNames(db, personId)
  if (await hasOwnPassword(context, id)) {
    const until = await sendReset(context, { id, email, person }, now)
    const changes = { email, expiresAt: until.toISOString() }
    await record(context, 'account.reset-sent', { type: 'user', id }, changes)
    return done({ id })
  }
  const until = await inviteByMail(context, { id, email, name: namesOf(person) }, now)
  await requestSync(context, id)
  const changes = { email, expiresAt: until.toISOString() }
  await record(context, 'invitation.sent', { type: 'user', id }, changes)
  return done({ id })
}

export const sendInvitations = (
  context: Context,
  { ids }: CheckedInputOf<typeof users.sendInvitations>,
): Promise<ManyResults> => forEach(context, ids, (id) => sendInvitation(context, { id }))

/** A user with a password gets a link to set a new one instead. */
const hasOwnPassword = async ({ db }: Context, userId: string) =>
  config().provider === undefined && (await hasPassword(db, userId))

export async function revokeInvitation(
  context: Context,
  { id }: CheckedInputOf<typeof users.revokeInvitation>,
): Promise<Result> {
  const { email } = await lockUserForAccess(context, id)
  const count = await revokeLinks(context.db, id)
  if (count === 0) throw new Problem('no-invitation')
  await record(context, 'invitation.revoked', { type: 'user', id }, { email })
  return done({ id })
}
