import { Problem } from '../contract/problem'
import { ConcurrencyLimiter } from './concurrency-limiter'

const EACH = 8
const refusal = 'too-many-requests'

/** A page asks for its data past these: what it waits for could stand behind the page itself. */
const turns = new ConcurrencyLimiter({
  running: Infinity,
  runningEach: EACH,
  waiting: 2_000,
  waitingEach: 100,
  refusal,
  retryAfter: 1,
})

/** Does a user's work when fewer than eight of theirs are under way. Who hangs up while waiting gives up the place. */
export async function limitPerUser<T>(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const place = turns.enter(userId)
  try {
    await Promise.race([place.turn, hungUp(signal)])
    return await work()
  } finally {
    place.leave()
  }
}

function hungUp(signal: AbortSignal): Promise<never> {
  const gone = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Problem(refusal))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
  gone.catch(() => undefined) // after the turn has come nobody waits for it
  return gone
}
