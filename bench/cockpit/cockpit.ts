import assert from 'node:assert/strict'
import path from 'node:path'
import type { Cockpit } from '../../lib/domain/insight/cockpit/contract'
import { addDays, dayIn } from '../../lib/platform/dates/day'
import { compare } from '../side-by-side/compare'
import type { Scenario, Target } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { BenchRequest } from '../side-by-side/load'
import { requestJson } from '../side-by-side/requests'

const today = dayIn('Asia/Bangkok', new Date())
const onDay = (title: string, days: number): Scenario => ({
  title,
  request: (): BenchRequest => ({
    method: 'GET',
    path: `/api/cockpit/get?date=${addDays(today, days)}`,
  }),
  status: 200,
  connections: 1,
})

const scenarios = [
  onDay('today and tomorrow with 200 permits each (aim: 60 ms CPU)', 1),
  onDay('500 permits with 5,000 workers (aim: 250 ms CPU)', 8),
]

/** Compares what waits for a Safety Officer with bare reads of the same rows. Returns Markdown. */
export const benchCockpit = () =>
  compare({
    title: 'The cockpit, 200,000 permits',
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: 1,
    caller: idOf('officer'),
    scenarios,
    floor: 'bench/cockpit/floor.ts',
    assertSameAnswers,
  })

type Counts = Record<string, number>

/** The floor reads the permits to be judged as `judged`: each is in one of three kinds. */
async function assertSameAnswers(product: Target, [floor]: Target[]): Promise<void> {
  for (const { request } of scenarios) {
    const cockpit = await requestJson<Cockpit>(product, request(0, ''))
    const { counts } = await requestJson<{ counts: Counts }>(floor!, request(0, ''))
    const found = countsOf(cockpit)
    const judged = ['notReady', 'decidePermit', 'activate'].map((kind) => found[kind] ?? 0)
    found.judged = judged.reduce((sum, count) => sum + count)
    assert.deepEqual(
      Object.fromEntries(Object.keys(counts).map((kind) => [kind, found[kind] ?? 0])),
      counts,
    )
  }
}

function countsOf({ items, more }: Cockpit): Counts {
  const counts: Counts = { ...more }
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
