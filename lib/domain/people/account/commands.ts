import { forgetBrowser } from '@/lib/domain/people/push-subscriptions/commands'
import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { isPasswordRight } from '@/lib/platform/auth/password'
import { signOutUrl } from '@/lib/platform/auth/provider/sign-in'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { endSession, revokeToken } from '@/lib/platform/auth/sessions'
import {
  endOtherSessions,
  isLiveSession,
  providerTokenOf,
  renameSession,
} from '@/lib/platform/auth/session-list'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import { requirePasskey, requireSecondFactor } from '@/lib/platform/auth/second-factor/verify'
import { sessionCookie } from '@/lib/platform/auth/sign-in/session'
import { signIn } from '@/lib/platform/auth/sign-in/sign-in'
import { countAttempt, clearAttempt } from '@/lib/platform/auth/throttle'
import { issueToken, TOKEN_LIFETIME } from '@/lib/platform/auth/tokens'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import type { Context, OnceContext, OpenContext } from '@/lib/platform/http/context'
import {
  done,
  JsonText,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { account } from './contract'

export async function issueBearerToken(
  { address, cookie, traceId }: OpenContext,
  credentials: CheckedInputOf<typeof account.token>,
): Promise<OutputOf<typeof account.token>> {
  requireLocalPasswords()
  const claims = await signIn({ ...credentials, address, cookie, traceId })
  return {
    access_token: await issueToken(claims),
    token_type: 'Bearer',
    expires_in: TOKEN_LIFETIME,
  }
}

/** Throws `wrong-password`. Attempts count as on the sign-in page: an unlocked computer allows no further guesses. */
export async function requirePassword(
  { db, actor, address }: Context,
  password: string,
  field: string,
): Promise<void> {
  const { userId } = actor
  const attempt = { account: userId, address }
  await countAttempt(attempt)
  const stored = await db.account.findUnique({ where: { userId } })
  if (!(await isPasswordRight(password, stored?.passwordHash)))
    throw new Problem('wrong-password', { field })
  await clearAttempt(attempt)
}

export async function confirmIdentity(
  context: Context,
  { password = '', otp, passkey }: CheckedInputOf<typeof account.confirmIdentity>,
): Promise<Result> {
  requireLocalPasswords()
  const { actor, now, traceId, address, cookie } = context
  const { sessionId, userId } = actor
  if (!sessionId) throw new Problem('session-needed')
  if (passkey) await requirePasskey({ userId, address }, passkey)
  else {
    await requirePassword(context, password, 'password')
    await requireSecondFactor({ userId, otp, address })
  }
  const renewedId = await inTransaction(async ({ db, sql }) => {
    await record({ sql, actor, traceId }, 'account.identity-confirmed', {
      type: 'user',
      id: userId,
    })
    const id = await renameSession(db, sessionId, now)
    if (!id) throw new Problem('not-signed-in')
    return id
  })
  invalidateActor(userId)
  cookie.setSession = await sessionCookie(userId, renewedId)
  return done()
}

export async function endMySession(
  context: Context,
  { id }: CheckedInputOf<typeof account.endSession>,
): Promise<Result> {
  const { db, actor, now } = context
  const { userId } = actor
  // Whether somebody else's session exists is not disclosed.
  if (!(await isLiveSession(db, { id, userId }, now, await readSignInRules(db))))
    throw new Problem('record-not-found', { values: { id } })
  if (id !== actor.sessionId) await requireConfirmedIdentity(context)
  await endSession(id, db)
  await record(context, 'account.session-ended', { type: 'user', id: actor.userId })
  return done({ id })
}

export async function endMyOtherSessions(context: Context): Promise<Result> {
  const { db, actor, now } = context
  await requireConfirmedIdentity(context)
  const count = await endOtherSessions(db, actor, now, await readSignInRules(db))
  await record(context, 'account.sessions-ended', { type: 'user', id: actor.userId }, { count })
  invalidateActor(actor.userId)
  return done()
}

/**
 * Ends this session, and answers the address at which the external provider ends its own. The provider is asked once the
 * session has ended: it may take its time.
 */
export async function signOut({
  once,
  ...context
}: OnceContext): Promise<OutputOf<typeof account.signOut> | JsonText> {
  const ended = await inTransaction(
    once((connections: Database) => endHere({ ...context, ...connections })),
  )
  if (ended instanceof JsonText) return ended
  invalidateActor(context.actor.userId)
  return { url: await signOutUrl(ended.providerToken) }
}

async function endHere(context: Context): Promise<{ providerToken: string | null }> {
  const { db, actor } = context
  const { sessionId, token, userId } = actor
  const providerToken = sessionId ? await providerTokenOf(db, sessionId) : null
  if (sessionId) {
    await endSession(sessionId, db)
    await forgetBrowser(db, sessionId)
  }
  if (token) await revokeToken(db, userId, token)
  await record(context, 'account.signed-out', { type: 'user', id: userId })
  return { providerToken }
}
