import { Problem } from '../contract/problem'
import { aborted } from '../limits/aborted'
import { processLimiter } from '../limits/process-limiter'

const RUNNING_PER_USER = 8
const refusal = 'too-many-requests'

const perUser = (name: string) =>
  processLimiter(name, {
    running: Infinity,
    runningPerUser: RUNNING_PER_USER,
    waiting: 2_000,
    waitingPerUser: 100,
    refusal,
    retryAfter: 1,
  })

const limiters = { requests: perUser('per-user-limiter'), pageReads: perUser('page-reads') }

/**
 * Runs `work` as soon as fewer than eight requests of the user, or reads of pages, are running. Throws `too-many-requests` if a
 * hundred are waiting, or if the signal of `request`, which is looked at for one that waits only, is aborted during the wait.
 */
export async function limitPerUser<T>(
  userId: string,
  request: { readonly signal: AbortSignal },
  work: () => Promise<T>,
  kind: keyof typeof limiters = 'requests',
): Promise<T> {
  const slot = limiters[kind]().acquire(userId)
  try {
    if (slot.hasToWait)
      await Promise.race([slot.ready, aborted(request.signal, () => new Problem(refusal))])
    return await work()
  } finally {
    slot.release()
  }
}
