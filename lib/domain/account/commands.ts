import { record } from '@/lib/platform/audit/audit'
import { forgetActor } from '@/lib/platform/auth/actors'
import { hashPassword, isPasswordRight } from '@/lib/platform/auth/password'
import { signIn } from '@/lib/platform/auth/sign-in'
import { countAttempt, forgiveAttempt } from '@/lib/platform/auth/throttle'
import { issueToken, TOKEN_LIFETIME } from '@/lib/platform/auth/tokens'
import type { Context, OpenContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type OutputOf, type Result } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import type { account } from './contract'

export async function issueBearerToken(
  { address, traceId }: OpenContext,
  credentials: CheckedInputOf<typeof account.token>,
): Promise<OutputOf<typeof account.token>> {
  const claims = await signIn({ ...credentials, address, traceId })
  return {
    access_token: await issueToken(claims),
    token_type: 'Bearer',
    expires_in: TOKEN_LIFETIME,
  }
}

/** A guesser at an open desk is held up like one at the sign-in page: the same count of attempts. */
export async function changePassword(
  { db, actor, now, address, traceId, transact }: Context,
  { currentPassword, newPassword }: CheckedInputOf<typeof account.changePassword>,
): Promise<Result> {
  const { userId } = actor
  await countAttempt(userId, address)
  const held = await db.account.findUnique({ where: { userId } })
  if (!(await isPasswordRight(currentPassword, held?.passwordHash)))
    throw new Problem('wrong-password', { field: 'currentPassword' })
  await forgiveAttempt(userId, address)
  const passwordHash = await hashPassword(newPassword)
  await transact(async (tx) => {
    await tx.account.update({ where: { userId }, data: { passwordHash, passwordChangedAt: now } })
    await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
    await record({ db: tx, actor, traceId }, 'account.password-changed', {
      type: 'user',
      id: userId,
    })
  })
  forgetActor(userId)
  return done()
}
