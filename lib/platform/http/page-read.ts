import { callerIdOf, type Actor } from '../access/actor'
import { countPageRead } from './call-limits'
import { limitPerUser } from './per-user-limit'

/** In milliseconds: how long a page waits for the other pages of its user before it goes without what it reads. */
const PATIENCE = 2_000

/**
 * Runs what a page reads for a user. As many a minute, and at once, as calls may be, and beside them: a pointer that moves
 * over links reads their pages ahead, and takes no call from its user. Throws `too-many-calls` and `too-many-requests`.
 */
export async function readForPage<T>(actor: Actor, read: () => Promise<T>): Promise<T> {
  const { refusal } = await countPageRead(actor)
  if (refusal) throw refusal
  const patience = { signal: AbortSignal.timeout(PATIENCE) }
  return limitPerUser(callerIdOf(actor), patience, read, 'pageReads')
}
