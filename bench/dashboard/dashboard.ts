import assert from 'node:assert/strict'
import path from 'node:path'
import { addDays, dayIn } from '../../lib/platform/dates/day'
import { json } from '../side-by-side/ask'
import { compare } from '../side-by-side/compare'
import type { Scenario } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { Shot } from '../side-by-side/load'
import type { Target } from '../side-by-side/comparison'

/** Days of the dataset that the requests choose from. */
const DAYS = 900

const today = dayIn('Asia/Bangkok', new Date())
const dayOf = (n: number) => addDays(today, -1 - (n % DAYS))
const get = (path: string): Shot => ({ method: 'GET', path: `/api/dashboard/${path}` })

const scenarios = {
  wpDaily: { title: 'wpDaily', shot: (n: number) => get(`wpDaily?date=${dayOf(n)}`) },
  wpWeekly: { title: 'wpWeekly', shot: (n: number) => get(`wpWeekly?endDate=${dayOf(n)}`) },
  monthlySummary: {
    title: 'monthlySummary: 6,000 permits with 12,000 workers',
    shot: (n: number) => get(`monthlySummary?month=${dayOf(n).slice(0, 7)}`),
  },
}

/** The figures of the dashboard beside the same sums in plain SQL. Returns Markdown. */
export const benchDashboard = () =>
  compare({
    title: 'The dashboard, 200,000 permits',
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: DAYS,
    caller: idOf('officer'),
    scenarios: Object.values(scenarios).map(
      (scenario): Scenario => ({ ...scenario, status: 200, connections: 4 }),
    ),
    floor: 'bench/dashboard/floor.ts',
    requireSameWork,
  })

type Summary = { days: Record<string, number>[] }

async function requireSameWork(product: Target, [floor]: Target[]): Promise<void> {
  for (const { shot } of [scenarios.wpDaily, scenarios.wpWeekly])
    assert.deepEqual(await json(product, shot(0)), await json(floor!, shot(0)))
  const month = scenarios.monthlySummary.shot(60)
  const days = (await json<Summary>(product, month)).days.filter(({ wpCount }) => wpCount! > 0)
  assert.deepEqual(days, await json(floor!, month))
}
