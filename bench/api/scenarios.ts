import { createHash } from 'node:crypto'
import type { Shot } from '../load'

export const ROWS = 10_000

/** As `md5(…)::uuid` gives them in dataset.sql. */
function idOf(label: string): string {
  const hash = createHash('md5').update(label).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const prNoOf = (n: number) => `PR-${2024 + (n % 3)}-${String(n).padStart(6, '0')}`

/** Whose token the requests bear: a WorkOwner. */
export const CALLER = idOf('user-3')

const post = (verb: string, members: object): Shot => ({
  method: 'POST',
  path: `/api/projects/${verb}`,
  body: JSON.stringify(members),
})

const save = (PurchaseRequisitionNo: string): Shot =>
  post('save', {
    PurchaseRequisitionNo,
    name: 'งานทดสอบบันทึก',
    employerId: idOf('employer-5'),
    workOwnerUserId: CALLER,
    startDate: '2026-01-05',
    endDate: '2026-03-05',
  })

export type Scenario = {
  title: string
  /** The request for project `n`; `key` is a PR No. that nothing has yet. */
  shot: (n: number, key: string) => Shot
  status: number
  connections: number
}

export const scenarios = {
  search: {
    title: 'search: all 10,000 rows',
    shot: () => post('search', { keyword: '' }),
    status: 200,
    connections: 2,
  },
  get: {
    title: 'get by id',
    shot: (n) => ({ method: 'GET', path: `/api/projects/get/${idOf(`project-${n}`)}` }),
    status: 200,
    connections: 8,
  },
  searchByPrNo: {
    title: 'searchByPrNo: one hit',
    shot: (n) => post('searchByPrNo', { PurchaseRequisitionNo: prNoOf(n) }),
    status: 200,
    connections: 8,
  },
  save: { title: 'save: new project', shot: (_, key) => save(key), status: 200, connections: 8 },
  duplicate: {
    title: 'save: duplicate refused',
    shot: (n) => save(prNoOf(n)),
    status: 400,
    connections: 8,
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
