import { database } from '../db/database'
import { log } from '../log/log'
import { processWide } from '../process/process-wide'
import type { Actor, BearerToken } from '../access/actor'
import { directory } from './directory'
import { RecentChanges } from './recent-changes'
import { needsEnrolment, userHasSecondFactor } from './second-factor-status'
import { liveSessionsAt } from './sign-in-rules'
import type { Claims } from './tokens'
import { MINUTE } from '../dates/durations'

/**
 * How long an actor is cached, in milliseconds: the time within which a removed or disabled user is locked out on
 * another server. On the server that made the change it is immediate.
 */
const CACHED_FOR = 10_000

/** In milliseconds: how long a session that was looked for in vain is not looked for again. */
const ENDED_FOR = 1_000
/** In milliseconds: how often the time at which a browser was last seen is written. */
const SEEN_INTERVAL = 5 * MINUTE

type Known = {
  actor: Actor
  sessionVersion: number
  /** The sessions that still work, and when they were last seen, in milliseconds. */
  sessions: Map<string, number>
  /** Sessions that were looked for and do not work. */
  endedSessions: Set<string>
  /** Hashes of tokens that were signed out of and have not expired yet. */
  endedTokens: Set<string>
  hasSecondFactor: boolean
  readAt: number
}
type Memory = { known: Map<string, Known>; changes: RecentChanges }
const memory = () =>
  processWide('actors', (): Memory => ({ known: new Map(), changes: new RecentChanges() }))
const MAX_ENTRIES = 10_000

/** The user of a session or token; null where they may no longer sign in, or the session or token was ended. */
export async function actorOf(claims: Claims): Promise<Actor | null> {
  const { userId, sessionVersion, sessionId = null, token } = claims
  const known = cached(userId)
  const found = known && !isBehind(known, claims) ? known : await readActor(userId)
  if (found?.sessionVersion !== sessionVersion) return null
  if (token && hasEnded(found, token)) return null
  if (sessionId === null) return { ...found.actor, token }
  const seenAt = found.sessions.get(sessionId)
  if (seenAt === undefined) {
    found.endedSessions.add(sessionId)
    return null
  }
  if (seenAt < Date.now() - SEEN_INTERVAL) saveLastSeen(found, sessionId)
  return { ...found.actor, sessionId }
}

/**
 * Whether another server may have signed the user in since, given their session another id, or added their second factor:
 * whoever comes from there is not refused by what was known here before.
 */
function isBehind(
  { sessionVersion, sessions, endedSessions, actor, readAt }: Known,
  claims: Claims,
): boolean {
  if (claims.sessionVersion !== sessionVersion) return claims.sessionVersion > sessionVersion
  const { sessionId } = claims
  const isUnlisted = sessionId !== undefined && !sessions.has(sessionId)
  const isLookedFor = isUnlisted && endedSessions.has(sessionId) && readAt > Date.now() - ENDED_FOR
  return actor.mustEnrol || (isUnlisted && !isLookedFor)
}

/** A user or service account that is not calling, for work that they have queued; null where they may no longer call. */
export const readActorOf = async (userId: string): Promise<Actor | null> =>
  (cached(userId) ?? (await readActor(userId)))?.actor ??
  (await directory().findServiceAccount(userId))

/** A token for a password alone ends as soon as the user has a second factor. */
const hasEnded = ({ endedTokens, hasSecondFactor }: Known, token: BearerToken) =>
  endedTokens.has(token.hash) || (hasSecondFactor && token.isByPasswordAlone === true)

function saveLastSeen({ sessions }: Known, id: string): void {
  sessions.set(id, Date.now())
  database()
    .db.signInSession.updateMany({ where: { id }, data: { lastSeenAt: new Date() } })
    .catch((error: Error) => log.warn({ error: error.message }, 'the time last seen was not saved'))
}

/** Call it where a user's roles, state, person or sessions change, before or after the commit. */
export function invalidateActor(userId: string): void {
  const { known, changes } = memory()
  known.delete(userId)
  changes.note(userId)
}

/** Call it where a setting changes that concerns the sessions of all users. */
export function invalidateActors(): void {
  memory().known.clear()
  memory().changes.noteAll()
}

function cached(userId: string): Known | undefined {
  const { known, changes } = memory()
  const entry = known.get(userId)
  const isFresh = entry && entry.readAt > Date.now() - CACHED_FOR
  return isFresh && changes.areIn(userId, entry.readAt) ? entry : undefined
}

async function readActor(userId: string): Promise<Known | null> {
  const readAt = Date.now()
  const rules = await directory().readRules(database().db)
  const [user, sessions, endedTokens, hasSecondFactor] = await Promise.all([
    directory().findUser(userId),
    database().db.signInSession.findMany({
      where: { userId, ...liveSessionsAt(new Date(), rules) },
      select: { id: true, lastSeenAt: true },
    }),
    database().db.endedToken.findMany({
      where: { userId, expiresAt: { gt: new Date() } },
      select: { tokenHash: true },
    }),
    userHasSecondFactor(userId),
  ])
  if (!user) return null
  const { sessionVersion, ...identity } = user
  const mustEnrol = needsEnrolment(user.roles, hasSecondFactor, rules)
  const entry: Known = {
    actor: { ...identity, sessionId: null, mustEnrol },
    sessionVersion,
    sessions: new Map(sessions.map(({ id, lastSeenAt }) => [id, lastSeenAt.getTime()])),
    endedSessions: new Set(),
    endedTokens: new Set(endedTokens.map(({ tokenHash }) => tokenHash)),
    hasSecondFactor,
    readAt,
  }
  const { known } = memory()
  if (known.size > MAX_ENTRIES) known.clear()
  known.set(userId, entry)
  return entry
}
