import { figure, table } from './markdown'
import { load, type Shot } from './load'
import { memoryOf } from './processes'
import { makeShots } from './rounds'
import type { Target } from './comparison'

const PARTS = 8
const PART_SECONDS = 15

/** The memory of a server under a load that goes on: a leak would show as growth that does not level out. */
export async function measureMemory(
  target: Target,
  shot: (n: number) => Shot,
  rows: number,
): Promise<string> {
  const lines = [['0', figure(memoryOf(target.pid)), '']]
  for (let part = 1; part <= PARTS; part++) {
    const next = makeShots(shot, rows)
    const plan = { connections: 8, seconds: PART_SECONDS, atMost: 100_000, next }
    const { requests } = await load({ ...target, ...plan })
    lines.push([String(part * PART_SECONDS), figure(memoryOf(target.pid)), String(requests)])
  }
  return table(['after s', 'memory MB', 'requests meanwhile'], lines)
}
