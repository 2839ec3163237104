import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import type { SignInSession } from '../db/generated/client'
import { ended } from './sessions'
import { liveSessionsAt, type SignInRules } from './sign-in-rules'

type Rules = Pick<SignInRules, 'sessionIdleDays'>

/** The sessions of a user that still work, the one seen last first. */
export const listSessions = (
  db: Db,
  userId: string,
  now: Date,
  rules: Rules,
): Promise<SignInSession[]> =>
  db.signInSession.findMany({
    where: { userId, ...liveSessionsAt(now, rules) },
    orderBy: { lastSeenAt: 'desc' },
  })

/** Whether a session is this user's and still works. */
export const isLiveSession = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
  now: Date,
  rules: Rules,
): Promise<boolean> =>
  (await db.signInSession.count({ where: { id, userId, ...liveSessionsAt(now, rules) } })) > 0

/**
 * Ends every session of a user except `sessionId`, as a browser whose session has run out is still shown notices. Returns
 * how many of them still worked.
 */
export async function endOtherSessions(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId?: string | null },
  now: Date,
  rules: Rules,
): Promise<number> {
  const others = { userId, ...(sessionId && { id: { not: sessionId } }) }
  const count = await db.signInSession.count({
    where: { ...others, ...liveSessionsAt(now, rules) },
  })
  await endAllOtherSessions(db, { userId, sessionId }, now)
  return count
}

/** The ID token to send when the provider's session is to end with ours; null where it gave none. */
export const providerTokenOf = async (db: Db, sessionId: string): Promise<string | null> =>
  (await db.signInSession.findUnique({ where: { id: sessionId } }))?.providerIdToken ?? null

/** Ends every session of a user except `sessionId`, idle ones included. */
export async function endAllOtherSessions(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId?: string | null },
  now: Date,
): Promise<void> {
  await db.signInSession.updateMany({
    where: { userId, endedAt: null, ...(sessionId && { id: { not: sessionId } }) },
    data: ended(now),
  })
}

/** When the user of a session last confirmed their identity. */
export const confirmedAt = async (db: Db, id: string): Promise<Date | null> =>
  (await db.signInSession.findUnique({ where: { id }, select: { confirmedAt: true } }))
    ?.confirmedAt ?? null

/**
 * Gives a session another id, with all that belongs to it: whoever has only the former has none. Null where it has ended,
 * or has another id already.
 */
export async function renameSession(db: Db, id: string, now: Date): Promise<string | null> {
  const data = { id: newId(), confirmedAt: now }
  const { count } = await db.signInSession.updateMany({ where: { id, endedAt: null }, data })
  return count > 0 ? data.id : null
}
