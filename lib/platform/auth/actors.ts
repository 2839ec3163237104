import { database } from '../db/database'
import { log } from '../log/log'
import type { Actor, BearerToken } from '../access/actor'
import { directory } from './directory'
import { needsEnrolment, userHasSecondFactor } from './second-factor-status'
import { liveSessionsAt } from './sign-in-rules'
import type { Claims } from './tokens'

/**
 * How long an actor is remembered, in milliseconds: the bound within which a removed or disabled user is
 * locked out on another server. On the server that made the change it is at once.
 */
const REMEMBERED_FOR = 10_000

/**
 * In milliseconds, and as long as a transaction may last: a change of which this server was told may not be
 * committed yet. Until it is, what is read is used once and not remembered.
 */
const UNSETTLED_FOR = 15_000

/** In milliseconds: a session that began on another server may be unknown here for so long. */
const SETTLED_AFTER = 1_000
/** In milliseconds: how exact the time is at which a browser was last seen. */
const SEEN_EVERY = 5 * 60_000

type Known = {
  actor: Actor
  sessionVersion: number
  /** The browsers that are signed in, and when they were last seen. */
  sessions: Map<string, number>
  /** The tokens that were signed out of and have not expired yet, by their hashes. */
  endedTokens: Set<string>
  hasSecondFactor: boolean
  readAt: number
}
type Memory = { known: Map<string, Known>; changedAt: Map<string, number>; allChangedAt: number }
const shared = globalThis as unknown as { siteSafetyActors?: Memory }
const memory = (shared.siteSafetyActors ??= {
  known: new Map(),
  changedAt: new Map(),
  allChangedAt: 0,
})
const { known, changedAt } = memory
/** More of them are forgotten: they are read anew. */
const ROOM = 10_000

/** The user behind a session or token, as long as they may sign in and the session was not ended. */
export async function actorOf(claims: Claims): Promise<Actor | null> {
  const { userId, sessionVersion, sessionId = null, token } = claims
  let found = remembered(userId) ?? (await readActor(userId))
  const isNew = sessionId !== null && found !== null && !found.sessions.has(sessionId)
  if (isNew && found!.readAt < Date.now() - SETTLED_AFTER) found = await readActor(userId)
  if (found?.sessionVersion !== sessionVersion) return null
  if (token && hasEnded(found, token)) return null
  if (sessionId === null) return { ...found.actor, token }
  const seenAt = found.sessions.get(sessionId)
  if (seenAt === undefined) return null
  if (seenAt < Date.now() - SEEN_EVERY) noteSeen(found, sessionId)
  return { ...found.actor, sessionId }
}

/** A password opens nothing any more once there is a second factor, nor does what it had opened before. */
const hasEnded = ({ endedTokens, hasSecondFactor }: Known, token: BearerToken) =>
  endedTokens.has(token.hash) || (hasSecondFactor && token.isByPasswordAlone === true)

function noteSeen({ sessions }: Known, id: string): void {
  sessions.set(id, Date.now())
  database()
    .db.signInSession.updateMany({ where: { id }, data: { lastSeenAt: new Date() } })
    .catch((error: Error) => log.warn({ error: error.message }, 'the time last seen was not kept'))
}

/** To be called by whatever changes a user's roles, state, person or sessions, before or after it is committed. */
export function invalidateActor(userId: string): void {
  known.delete(userId)
  changedAt.delete(userId) // the latest stands last
  changedAt.set(userId, Date.now())
  const [oldest] = changedAt.keys()
  if (oldest && changedAt.size > ROOM) changedAt.delete(oldest)
}

/** To be called by whatever changes a rule that holds for everybody. */
export function invalidateActors(): void {
  known.clear()
  memory.allChangedAt = Date.now()
}

function remembered(userId: string): Known | undefined {
  const entry = known.get(userId)
  const lastChange = Math.max(changedAt.get(userId) ?? 0, memory.allChangedAt)
  const since = Math.max(Date.now() - REMEMBERED_FOR, lastChange + UNSETTLED_FOR)
  return entry && entry.readAt > since ? entry : undefined
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
  const { sessionVersion, ...who } = user
  const mustEnrol = needsEnrolment(user.roles, hasSecondFactor, rules)
  const entry: Known = {
    actor: { ...who, sessionId: null, mustEnrol },
    sessionVersion,
    sessions: new Map(sessions.map(({ id, lastSeenAt }) => [id, lastSeenAt.getTime()])),
    endedTokens: new Set(endedTokens.map(({ tokenHash }) => tokenHash)),
    hasSecondFactor,
    readAt,
  }
  if (known.size > ROOM) known.clear()
  known.set(userId, entry)
  return entry
}
