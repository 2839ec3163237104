import { record } from '@/lib/platform/audit/audit'
import { forgetActor } from '@/lib/platform/auth/actors'
import { hashPassword, isPasswordRight } from '@/lib/platform/auth/password'
import { signOutUrl } from '@/lib/platform/auth/provider/sign-in'
import { requireOwnPasswords } from '@/lib/platform/auth/own-passwords'
import { endAllSessions, ended, endSession, liveAt } from '@/lib/platform/auth/sessions'
import { signIn } from '@/lib/platform/auth/sign-in'
import { countAttempt, forgiveAttempt } from '@/lib/platform/auth/throttle'
import { issueToken, TOKEN_LIFETIME } from '@/lib/platform/auth/tokens'
import type { Context, OpenContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type OutputOf, type Result } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import type { account } from './contract'

export async function issueBearerToken(
  { address, cookie, traceId }: OpenContext,
  credentials: CheckedInputOf<typeof account.token>,
): Promise<OutputOf<typeof account.token>> {
  requireOwnPasswords()
  const claims = await signIn({ ...credentials, address, cookie, traceId })
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
  requireOwnPasswords()
  const { userId } = actor
  const attempt = { account: userId, address }
  await countAttempt(attempt)
  const held = await db.account.findUnique({ where: { userId } })
  if (!(await isPasswordRight(currentPassword, held?.passwordHash)))
    throw new Problem('wrong-password', { field: 'currentPassword' })
  await forgiveAttempt(attempt)
  const passwordHash = await hashPassword(newPassword)
  await transact(async (tx) => {
    await tx.account.update({ where: { userId }, data: { passwordHash, passwordChangedAt: now } })
    await endAllSessions(tx, userId, now)
    await record({ db: tx, actor, traceId }, 'account.password-changed', {
      type: 'user',
      id: userId,
    })
  })
  forgetActor(userId)
  return done()
}

export async function endMySession(
  context: Context,
  { id }: CheckedInputOf<typeof account.endSession>,
): Promise<Result> {
  const { db, actor, now } = context
  const found = await db.signInSession.findFirst({
    where: { id, userId: actor.userId, ...liveAt(now) },
    select: { id: true },
  })
  // Somebody else's is as good as none.
  if (!found) throw new Problem('record-not-found', { values: { id } })
  await endSession(id, db)
  await record(context, 'account.session-ended', { type: 'user', id: actor.userId })
  return done({ id })
}

export async function endMyOtherSessions(context: Context): Promise<Result> {
  const { db, actor, now } = context
  const others = { userId: actor.userId, ...(actor.sessionId && { id: { not: actor.sessionId } }) }
  const { count } = await db.signInSession.updateMany({
    where: { ...others, ...liveAt(now) },
    data: ended(now),
  })
  await record(context, 'account.sessions-ended', { type: 'user', id: actor.userId }, { count })
  forgetActor(actor.userId)
  return done()
}

/** Ends this session here, and says where it goes on: at the external provider, if there is one. */
export async function signOutOf(context: Context): Promise<OutputOf<typeof account.signOut>> {
  const { db, actor } = context
  const { sessionId } = actor
  const session = sessionId && (await db.signInSession.findUnique({ where: { id: sessionId } }))
  if (sessionId) await endSession(sessionId, db)
  await record(context, 'account.signed-out', { type: 'user', id: actor.userId })
  return { url: await signOutUrl(session ? session.providerIdToken : null) }
}
