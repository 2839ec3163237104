import { Problem } from '../contract/problem'
import { ConcurrencyLimiter } from '../limits/concurrency-limiter'
import { processWide } from '../process/process-wide'

const RUNNING_PER_USER = 8
const refusal = 'too-many-requests'

/** Not for the reads of a page: they could wait behind the request for the page itself. */
const limiter = () =>
  processWide(
    'per-user-limiter',
    () =>
      new ConcurrencyLimiter({
        running: Infinity,
        runningPerUser: RUNNING_PER_USER,
        waiting: 2_000,
        waitingPerUser: 100,
        refusal,
        retryAfter: 1,
      }),
  )

/**
 * Runs `work` as soon as fewer than eight requests of the user are running. Throws `too-many-requests` if a hundred are
 * waiting, or if `signal` is aborted during the wait.
 */
export async function limitPerUser<T>(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const slot = limiter().acquire(userId)
  try {
    await Promise.race([slot.ready, aborted(signal)])
    return await work()
  } finally {
    slot.release()
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Problem(refusal))
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
  rejected.catch(() => undefined) // nobody awaits it once the work has begun
  return rejected
}
