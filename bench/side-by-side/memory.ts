import { figure, table } from './markdown'
import { load, type BenchRequest } from './load'
import { memoryOf } from './processes'
import { makeRequests } from './rounds'
import type { Target } from './comparison'

const PARTS = 8
const PART_SECONDS = 15

/** The memory of a server under continuous load. A leak shows as growth that does not level out. Returns Markdown. */
export async function measureMemory(
  target: Target,
  request: (n: number) => BenchRequest,
  rows: number,
): Promise<string> {
  const lines = [['0', figure(memoryOf(target.pid)), '']]
  for (let part = 1; part <= PARTS; part++) {
    const next = makeRequests(request, rows)
    const plan = { connections: 8, seconds: PART_SECONDS, atMost: 100_000, next }
    const { requests } = await load({ ...target, ...plan })
    lines.push([String(part * PART_SECONDS), figure(memoryOf(target.pid)), String(requests)])
  }
  return table(['after s', 'memory MB', 'requests meanwhile'], lines)
}
