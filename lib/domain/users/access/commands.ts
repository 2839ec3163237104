import { record } from '@/lib/platform/audit/audit'
import { forgetActor } from '@/lib/platform/auth/actors'
import { requireRecentProof } from '@/lib/platform/auth/identity-proof'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/http/contract'
import { lockUser } from '../commands'
import type { users } from '../contract'

export async function endSessionsOfUser(
  context: Context,
  { id }: CheckedInputOf<typeof users.endSessions>,
): Promise<Result> {
  const { db, now } = context
  await lockUser(context, id)
  await requireRecentProof(context)
  await endAllSessions(db, id, now)
  await record(context, 'user.signed-out-everywhere', { type: 'user', id })
  forgetActor(id)
  return done({ id })
}
