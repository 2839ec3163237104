import { load } from '../load'
import { figure, table } from '../markdown'
import { memoryOf } from '../processes'
import { makeShots } from './rounds'
import { scenarios } from './scenarios'
import type { Target } from './targets'

/** The memory of a server under a load that goes on: a leak shows as growth that does not level out. */
export async function measureMemory(target: Target, seconds: number): Promise<string> {
  const parts = 6
  const rows = [['before', figure(memoryOf(target.pid)), '']]
  for (let part = 1; part <= parts; part++) {
    const { requests } = await load({
      ...{ url: target.url, token: target.token, connections: 8 },
      ...{ seconds: seconds / parts, atMost: 100_000 },
      next: makeShots(mixed),
    })
    const time = `${Math.round((seconds / parts) * part)} s`
    rows.push([time, figure(memoryOf(target.pid)), String(requests)])
  }
  return table(['after', 'memory MB', 'requests meanwhile'], rows)
}

/** One request in fifty reads all rows. */
const mixed = (n: number) => {
  if (n % 50 === 0) return scenarios.search.shot()
  return n % 2 ? scenarios.get.shot(n) : scenarios.searchByPrNo.shot(n)
}
