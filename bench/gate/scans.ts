import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from '../side-by-side/comparison'
import { percentile } from '../side-by-side/load'
import { figure, table } from '../side-by-side/markdown'
import { sendRequest } from '../side-by-side/requests'
import { scenarios } from './scenarios'

const PER_SECOND = 20
const SECONDS = 30

/** Looks that come at a steady pace, whether the last ones were answered or not. Returns Markdown. */
export async function steadyScans(product: Target): Promise<string> {
  const begin = performance.now()
  const times = await Promise.all(
    Array.from({ length: PER_SECOND * SECONDS }, async (_, n) => {
      await sleep((n * 1000) / PER_SECOND)
      const sent = performance.now()
      await (await sendRequest(product, scenarios.look.request((n * 7919) % 10_000))).text()
      return performance.now() - sent
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  times.sort((one, other) => one - other)
  const of = (share: number) => figure(percentile(times, share))
  return `#### looks at a pace of ${PER_SECOND} a second, for ${figure(seconds)} s\n\n${table(
    ['p50 ms', 'p99 ms', 'longest ms', 'aim: p99 ms'],
    [[of(0.5), of(0.99), of(1), 200]],
  )}`
}
