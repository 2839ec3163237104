import dns from 'node:dns/promises'
import { aborted } from '../limits/aborted'
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter'
import { processLimiter } from '../limits/process-limiter'

export type Resolved = { address: string; family: number }
export type Resolve = (host: string) => Promise<Resolved[]>

/**
 * A name is resolved in one of Node's four worker threads, and occupies it, whoever waits for it still, until the system gives up:
 * half a minute where the servers of a name never answer. All other names, files and passwords need these threads, too.
 * Source: docs/decisions/0413-names-are-resolved-in-turn.md.
 */
const savingLimiter = processLimiter('resolving-to-save', {
  running: 1,
  runningPerUser: 1,
  waiting: 40,
  waitingPerUser: 7,
  refusal: 'too-many-requests',
  retryAfter: 5,
})

const sendingLimiter = processLimiter('resolving-to-send', {
  running: 2,
  runningPerUser: 1,
  waiting: 2_000,
  waitingPerUser: 2_000,
  refusal: 'too-many-requests',
  retryAfter: 5,
})

/** For a command that stores an address. Throws `too-many-requests` where too many wait. */
export const resolveToSave =
  (userId: string, signal: AbortSignal): Resolve =>
  (host) =>
    resolveInTurn({ limiter: savingLimiter(), owner: userId, signal }, host)

/** For a call: a host whose name takes its time holds up the calls to that host. */
export const resolveToSend =
  (signal: AbortSignal): Resolve =>
  (host) =>
    resolveInTurn({ limiter: sendingLimiter(), owner: host, signal }, host)

type Turn = { limiter: ConcurrencyLimiter; owner: string; signal: AbortSignal }

/** `signal` ends the wait for a turn, and nothing ends what the system has begun. */
async function resolveInTurn({ limiter, owner, signal }: Turn, host: string): Promise<Resolved[]> {
  const slot = limiter.acquire(owner)
  try {
    await Promise.race([slot.ready, aborted(signal)])
    return await dns.lookup(host, { all: true })
  } finally {
    slot.release()
  }
}
