import { processWide } from './process-wide'

type Work = () => Promise<unknown>

const registered = () => processWide('shutdown', () => new Set<Work>())

const state = () => processWide('shutdown-state', () => ({ isAnnounced: false }))

/** From now on the readiness probe says no, so that balancers send requests to others. */
export function announceShutdown(): void {
  state().isAnnounced = true
}

export const isShutdownAnnounced = (): boolean => state().isAnnounced

/** What `take` gives, until it gives nothing more, or the process is to stop. */
export async function* untilShutdown<T>(take: () => Promise<T | null>): AsyncGenerator<T> {
  while (!isShutdownAnnounced()) {
    const taken = await take()
    if (taken === null) return
    yield taken
  }
}

/** Registers `work` for the stop of the process, after the last answer. */
export function onShutdown(work: Work): void {
  registered().add(work)
}

/**
 * Does all registered work, the latest first, so that what uses the database has stopped before it is closed; also what
 * is registered meanwhile. Returns the errors of what failed.
 */
export async function runShutdown(): Promise<unknown[]> {
  const errors: unknown[] = []
  const done = new Set<Work>()
  const latest = () => [...registered()].findLast((work) => !done.has(work))
  for (let work = latest(); work; work = latest()) {
    done.add(work)
    await work().catch((error: unknown) => errors.push(error))
  }
  return errors
}
