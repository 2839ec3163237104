import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log/log'
import { onShutdown } from '../process/shutdown'

type Options = {
  /** What the log says of each failure. */
  failure: string
  /** In milliseconds; each pause is twice the one before it, up to the longest. */
  firstPause?: number
}

const LONGEST_PAUSE = 60_000

/**
 * Does the work that a server begins with. Resolves after the first attempt; one that fails is followed by others until
 * one succeeds or the process stops.
 */
export async function keepTrying(
  { failure, firstPause = 1_000 }: Options,
  work: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  const attempt = () =>
    work().then(
      () => true,
      (error: unknown) => (log.error({ error: String(error) }, failure), false),
    )
  const tryAgain = async () => {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted || (await attempt())) return
    }
  }
  const first = attempt()
  let ended: Promise<unknown> = first
  onShutdown(async () => {
    stop.abort()
    await ended
  })
  if (!(await first)) ended = tryAgain()
}
