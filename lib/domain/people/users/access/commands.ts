import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { hasSecondFactor, secondFactorSelect } from '@/lib/platform/auth/second-factor-status'
import { deleteSecondFactor } from '@/lib/platform/auth/second-factor/verify'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { lockUser } from '../commands'
import type { users } from '../contract'
import { secondFactorRemovedLetter } from './present'

export async function endSessionsOfUser(
  context: Context,
  { id }: CheckedInputOf<typeof users.endSessions>,
): Promise<Result> {
  const { db, now } = context
  await lockUser(context, id)
  await requireConfirmedIdentity(context)
  await revokeLinks(db, id, 'Reset')
  await endAllSessions(db, id, now)
  await requestSync(context, id)
  await record(context, 'user.signed-out-everywhere', { type: 'user', id })
  invalidateActor(id)
  return done({ id })
}

/** For a lost phone. The owner gets a mail, as somebody else may have asked for this. */
export async function removeSecondFactor(
  context: Context,
  { id }: CheckedInputOf<typeof users.removeSecondFactor>,
): Promise<Result> {
  const { db, actor, now } = context
  const { email } = await lockUser(context, id)
  await requireConfirmedIdentity(context)
  const { person, ...factors } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { ...secondFactorSelect, person: { select: personNameSelect } },
  })
  if (!hasSecondFactor(factors)) throw new Problem('no-second-factor')
  await deleteSecondFactor(db, id)
  await revokeLinks(db, id, 'Reset')
  await record(context, 'second-factor.removed-by-admin', { type: 'user', id })
  invalidateActor(id)
  if (email) {
    const letter = secondFactorRemovedLetter({ owner: person, by: actor.name })
    await queueMail(context, { userId: id, toAddress: email, usefulUntil: now, ...letter })
  }
  return done({ id })
}
