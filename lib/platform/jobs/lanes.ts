import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log/log'
import { onShutdown } from '../process/shutdown'
import { inSpan } from '../tracing/spans'

/** Work that each server looks for every few seconds, by key. What may be done once is settled by locks. */
type Lanes = {
  name: string
  /** In milliseconds. */
  every: number
  listKeys: () => Promise<string[]>
  /** Aborted when the process stops. */
  work: (key: string, signal: AbortSignal) => Promise<void>
}

/** Does the work of each key that is not being done, until the process stops: a slow one holds up no other. */
export function startLanes({ name, every, listKeys, work }: Lanes): void {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal) // each call that is under way listens
  const running = new Map<string, Promise<void>>()
  const logFailure = (error: unknown) =>
    log.error({ lanes: name, error: String(error) }, 'work failed; it is tried again')
  const begin = (key: string) => {
    const step = { name: `job ${name}`, kind: 'CONSUMER' } as const
    const done = inSpan(step, () => work(key, stop.signal)).catch(logFailure)
    running.set(
      key,
      done.finally(() => running.delete(key)),
    )
  }
  const loop = async () => {
    while (!stop.signal.aborted) {
      const keys = await listKeys().catch((error: unknown) => (logFailure(error), []))
      keys.filter((key) => !running.has(key)).forEach(begin)
      await sleep(every, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    await Promise.all(running.values())
  }
  const ended = loop()
  onShutdown(async () => {
    stop.abort()
    await ended
  })
}
