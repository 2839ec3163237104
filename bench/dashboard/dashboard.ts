import assert from 'node:assert/strict'
import path from 'node:path'
import { addDays, dayIn } from '../../lib/platform/dates/day'
import { requestJson, sharedMembers } from '../side-by-side/requests'
import { compare } from '../side-by-side/compare'
import type { Scenario, Target } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { BenchRequest } from '../side-by-side/load'

/** The requests ask for one of this many days. */
const DAYS = 900

const today = dayIn('Asia/Bangkok', new Date())
const dayOf = (n: number) => addDays(today, -1 - (n % DAYS))
const get = (path: string): BenchRequest => ({ method: 'GET', path: `/api/dashboard/${path}` })

const scenarios = {
  wpDaily: { title: 'wpDaily', request: (n: number) => get(`wpDaily?date=${dayOf(n)}`) },
  wpWeekly: { title: 'wpWeekly', request: (n: number) => get(`wpWeekly?endDate=${dayOf(n)}`) },
  monthlySummary: {
    title: 'monthlySummary: 6,000 permits with 12,000 workers',
    request: (n: number) => get(`monthlySummary?month=${dayOf(n).slice(0, 7)}`),
  },
}

/** Compares the figures of the dashboard with the same sums in plain SQL. Returns Markdown. */
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
    assertSameAnswers,
  })

type Figures = Record<string, unknown>
type Summary = { days: Record<string, number>[] }

async function assertSameAnswers(product: Target, [floor]: Target[]): Promise<void> {
  const day = scenarios.wpDaily.request(0)
  const figures = await requestJson<Figures>(floor!, day)
  assert.deepEqual(sharedMembers(await requestJson<Figures>(product, day), figures), figures)
  const week = scenarios.wpWeekly.request(0)
  assert.deepEqual(await requestJson(product, week), await requestJson(floor!, week))
  const month = scenarios.monthlySummary.request(60)
  const days = (await requestJson<Summary>(product, month)).days.filter(
    ({ wpCount }) => wpCount! > 0,
  )
  assert.deepEqual(days, await requestJson(floor!, month))
}
