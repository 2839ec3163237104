import { confirmedAt } from '../auth/session-list'
import type { Context } from './context'
import { Problem } from '../contract/problem'
import { MINUTE } from '../dates/durations'

/** In milliseconds: how long a confirmation counts. */
const RECENT = 5 * MINUTE

/**
 * For commands that a stranger at an unlocked computer must not give. Throws `confirm-identity` unless the user of the
 * session has confirmed their identity, or the bearer token was issued, within the last five minutes.
 * Source: docs/decisions/0141-identity-confirmation.md.
 */
export async function requireConfirmedIdentity({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<void> {
  const { sessionId, token, key } = actor
  if (key) throw new Problem('no-keys')
  const confirmed = sessionId ? await confirmedAt(db, sessionId) : null
  const confirmedTime = confirmed?.getTime() ?? token?.authenticatedAt ?? 0
  if (confirmedTime < now.getTime() - RECENT) throw new Problem('confirm-identity')
}
