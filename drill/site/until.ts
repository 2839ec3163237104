import { setTimeout as sleep } from 'node:timers/promises'

/** Asks every 100 ms until the answer is yes; throws after the limit. A question that fails counts as no. */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    if (await ask().catch(() => false)) return
    await sleep(100)
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`)
}

/** Whether an address answers 200 within 2 s. */
export const answers = async (url: string, method = 'GET'): Promise<boolean> =>
  (await fetch(url, { method, signal: AbortSignal.timeout(2_000) })).status === 200
