import { confirmedAt, setConfirmedAt } from '../auth/session-list'
import type { Context } from './context'
import { Problem } from '../contract/problem'

/** In milliseconds: for so long whoever showed who they are need not show it again. */
const RECENT = 5 * 60_000

/**
 * What a stranger at an open desk must not do asks who is there once more. In a browser by the password, which
 * the session remembers; a bearer token was given for one, and counts while it is new.
 */
export async function requireConfirmedIdentity({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<void> {
  const { sessionId, token } = actor
  const confirmed = sessionId ? await confirmedAt(db, sessionId) : null
  const shownAt = confirmed?.getTime() ?? token?.issuedAt ?? 0
  if (shownAt < now.getTime() - RECENT) throw new Problem('confirm-identity')
}

/** Whoever holds this session has just shown who they are. */
export const saveConfirmation = ({ db, now }: Pick<Context, 'db' | 'now'>, sessionId: string) =>
  setConfirmedAt(db, sessionId, now)
