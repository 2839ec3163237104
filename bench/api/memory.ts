import { load } from '../load'
import { figure, table } from '../markdown'
import { memoryOf } from '../processes'
import { makeShots } from './rounds'
import { scenarios } from './scenarios'
import type { Target } from './targets'

const PARTS = 8
const PART_SECONDS = 15

/** The memory of a server under a load that goes on: a leak would show as growth that does not level out. */
export async function measureMemory(target: Target): Promise<string> {
  const rows = [['0', figure(memoryOf(target.pid)), '']]
  for (let part = 1; part <= PARTS; part++) {
    const plan = { connections: 8, seconds: PART_SECONDS, atMost: 100_000, next: makeShots(mixed) }
    const { requests } = await load({ ...target, ...plan })
    rows.push([String(part * PART_SECONDS), figure(memoryOf(target.pid)), String(requests)])
  }
  return table(['after s', 'memory MB', 'requests meanwhile'], rows)
}

/** One request in fifty reads all rows. */
const mixed = (n: number) => {
  if (n % 50 === 0) return scenarios.search.shot()
  return n % 2 ? scenarios.get.shot(n) : scenarios.searchByPrNo.shot(n)
}
