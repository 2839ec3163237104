import { database, type Db } from '../db/database'
import { fragment } from '../db/fragment'
import type { OldRows } from '../db/old-rows'
import { invalidateActor } from './actors'
import { directory } from './directory'
import type { BearerToken } from '../access/actor'
import type { SignInRules } from './sign-in-rules'
import type { Claims } from './tokens'

/** Browser sessions as rows, so that their owner can see and end each of them. */

type Opening = Claims & {
  device: string
  address: string
  /** In milliseconds. */
  lifetime: number
  /** When the user showed who they are, where that was not now. */
  confirmedAt?: Date
  providerIdToken?: string
}

export async function openSession(opening: Opening): Promise<string> {
  const { userId, device, address, lifetime, confirmedAt, providerIdToken } = opening
  const expiresAt = new Date(Date.now() + lifetime)
  const { id } = await database().db.signInSession.create({
    data: { userId, device, address, expiresAt, confirmedAt, providerIdToken },
    select: { id: true },
  })
  invalidateActor(userId)
  return id
}

/** The data that ends a session. */
export const ended = (now: Date) => ({ endedAt: now, providerIdToken: null })

/** Ends one session; one that has already ended keeps its time. */
export async function endSession(id: string, db: Db = database().db): Promise<void> {
  const now = new Date()
  await db.signInSession.updateMany({ where: { id, endedAt: null }, data: ended(now) })
  const session = await db.signInSession.findUnique({ where: { id }, select: { userId: true } })
  if (session) invalidateActor(session.userId)
}

/** Ends every session and every token of a user. */
export async function endAllSessions(db: Db, userId: string, now: Date): Promise<void> {
  await directory().invalidateSessions(db, userId, now)
  await db.signInSession.updateMany({ where: { userId, endedAt: null }, data: ended(now) })
}

/** Marks a token as signed out, until it expires. */
export async function revokeToken(db: Db, userId: string, token: BearerToken): Promise<void> {
  const { hash, expiresAt } = token
  const row = { tokenHash: hash, userId, expiresAt: new Date(expiresAt) }
  await db.endedToken.createMany({ data: [row], skipDuplicates: true })
  invalidateActor(userId)
}

/** Run by a job: forgets what cannot be used any more. */
export async function deleteExpiredTokens(now: Date): Promise<void> {
  await database().db.endedToken.deleteMany({ where: { expiresAt: { lt: now } } })
  await database().db.usedChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
}

type IdleRule = Pick<SignInRules, 'sessionIdleDays'>

/** Of a row of `oldSessions`. */
export const SESSION_ID = fragment`"sign_in_sessions"."id"`

/** Those that ended before this moment: signed out, expired, or without use for too long. */
export function oldSessions(before: Date, { sessionIdleDays }: IdleRule): OldRows {
  const idle = fragment`${sessionIdleDays}::int * interval '24 hours'`
  // LEAST leaves NULL out: a session that nobody has ended.
  const end = fragment`least("endedAt", "expiresAt", "lastSeenAt" + ${idle})`
  return {
    from: fragment`"sign_in_sessions"`,
    where: fragment`${end} < ${before}::timestamptz`,
    at: end,
  }
}

// The first match counts: Edge and Opera also call themselves Chrome, and Chrome Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Line\//, 'LINE'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** "Chrome, Windows": enough to tell one's own devices apart. */
export function deviceOf(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([sign]) => sign.test(userAgent))?.[1],
  )
  return named.filter(Boolean).join(', ') || userAgent.slice(0, 60) || '–'
}
