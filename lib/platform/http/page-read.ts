import { callerIdOf, type Actor } from '../access/actor'
import type { Contract } from '../contract/contract'
import { countCall } from './call-limits'
import { limitPerUser } from './per-user-limit'

/** In milliseconds: how long a page waits for the other requests of its user before it goes without what it reads. */
const PATIENCE = 2_000

/**
 * Runs what a page reads for a user within the limits of calls. Throws `too-many-calls` and `too-many-requests`, the latter
 * also where others of the user's requests run for too long.
 */
export async function readForPage<T>(
  actor: Actor,
  contract: Contract,
  read: () => Promise<T>,
): Promise<T> {
  const { refusal } = await countCall(actor, contract)
  if (refusal) throw refusal
  return limitPerUser(callerIdOf(actor), { signal: AbortSignal.timeout(PATIENCE) }, read)
}
