import path from 'node:path'
import pg from 'pg'
import type { reports } from '../../lib/domain/insight/reports/contract'
import type { projectTimeline } from '../../lib/domain/work/projects/timeline/contract'
import type { Actor } from '../../lib/platform/access/actor'
import type { CheckedInputOf } from '../../lib/platform/contract/contract'
import type { ReadContext } from '../../lib/platform/http/context'
import type { BenchDatabase } from '../side-by-side/database'
import { idOf } from '../side-by-side/ids'
import { inProcess } from '../side-by-side/in-process'
import { figure, median, table } from '../side-by-side/markdown'
import { cpuOf } from '../side-by-side/processes'

const ROUNDS = 9
const CALLS = 10

/** A project's timeline and the seats that coming projects need, beside bare reads of the rows. Returns Markdown. */
export const benchPlanning = (): Promise<string> =>
  inProcess(measure, path.join(import.meta.dirname, '../cockpit/dataset.sql'))

/** 2,000 of the 10,000 projects begin within the next 60 days, 500 of them with people on permits. */
const COMING = [
  `UPDATE "projects" SET "status" = 'Active', "startDate" = current_date + 1 + right("purchaseRequisitionNo", 4)::int % 60,
    "endDate" = current_date + 200, "plannedWorkers" = CASE WHEN right("purchaseRequisitionNo", 1) < '5' THEN 20 END
    WHERE "purchaseRequisitionNo" BETWEEN '00000500' AND '00002499'`,
  'VACUUM ANALYZE',
]

const FLOOR = {
  timeline: `SELECT * FROM (SELECT "at", "command", "permitId" FROM "work_permit_logs" WHERE "permitId" = ANY (ARRAY(
      SELECT "id" FROM "work_permits" WHERE "projectId" = md5('project-7')::uuid))
    UNION ALL SELECT min("workDate"), 'crew', "personId" FROM "work_permit_workers" WHERE "permitId" = ANY (ARRAY(
      SELECT "id" FROM "work_permits" WHERE "projectId" = md5('project-7')::uuid)) GROUP BY "personId") entry ORDER BY "at"`,
  demand: `SELECT project."id", project."name", project."startDate", count(DISTINCT worker."personId")::int AS "people"
    FROM "projects" project LEFT JOIN "work_permits" permit ON permit."projectId" = project."id"
    LEFT JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
    WHERE project."startDate" BETWEEN current_date AND current_date + 63 AND project."status" IN ('Draft', 'Active')
    GROUP BY project."id"`,
}

async function measure(bench: BenchDatabase): Promise<string> {
  for (const statement of COMING) await bench.run(statement)
  const { searchTimeline } = await import('../../lib/domain/work/projects/timeline/queries')
  const { trainingDemand } = await import('../../lib/domain/insight/reports/demand/queries')
  const { database: connect } = await import('../../lib/platform/db/database')
  const actor = {
    userId: idOf('officer'),
    roles: ['Admin', 'SafetyOfficer'],
    employerId: null,
    name: { th: 'ปรีชา', en: 'Preecha' },
    email: null,
  } satisfies Actor
  const context = {
    ...connect(),
    actor,
    language: 'th',
    now: new Date(),
    traceId: 'bench',
    address: '',
    cookie: {},
  } satisfies ReadContext
  const timeline = () =>
    searchTimeline(context, {
      id: idOf('project-7'),
      page: 1,
      pageSize: 50,
      sort: 'at',
    } as CheckedInputOf<typeof projectTimeline.searchTimeline>)
  const demand = () =>
    trainingDemand(context, { weeks: 8 } as CheckedInputOf<typeof reports.trainingDemand>)
  const pool = new pg.Pool({ connectionString: bench.url, max: 1 })
  const bare = (text: string) => () => pool.query(text)
  const { total } = await timeline()
  const lines = await demand()
  const costs = await side([timeline, bare(FLOOR.timeline), demand, bare(FLOOR.demand)], bench.pid)
  await pool.end()
  const [ofTimeline = [], bareTimeline = [], ofDemand = [], bareDemand = []] = costs
  return [
    `### A project's timeline and the training that is needed, 200,000 permits (${ROUNDS} rounds)`,
    table(
      ['', 'aim', 'CPU ms, ours + PostgreSQL', '× the same rows read bare'],
      [
        line(`first 50 of ${total} entries of a project`, '50', ofTimeline, bareTimeline),
        line(`${lines.length} lines of eight weeks`, '60', ofDemand, bareDemand),
      ],
    ),
  ].join('\n\n')
}

type Cost = { own: number; database: number }
const sum = ({ own, database }: Cost) => own + database

function line(title: string, aim: string, costs: Cost[], bare: Cost[]): string[] {
  const middle = (of: (cost: Cost) => number) => figure(median(costs.map(of)))
  const ratio = median(costs.map((cost, round) => sum(cost) / sum(bare[round] ?? cost)))
  return [
    title,
    aim,
    `${middle(({ own }) => own)} + ${middle(({ database }) => database)}`,
    figure(ratio),
  ]
}

/** The CPU time of a call of each, in turns. */
async function side(all: (() => Promise<unknown>)[], postgres: number): Promise<Cost[][]> {
  const costs = all.map((): Cost[] => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, call] of all.entries()) {
      const [own, database] = [process.cpuUsage(), cpuOf(postgres)]
      for (let n = 0; n < CALLS; n++) await call()
      const { user, system } = process.cpuUsage(own)
      const spent = {
        own: (user + system) / 1000 / CALLS,
        database: (cpuOf(postgres) - database) / CALLS,
      }
      if (round > 0) costs[index]!.push(spent) // the first one warms up
    }
  return costs
}
