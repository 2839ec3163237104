import type { Scenario } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { BenchRequest } from '../side-by-side/load'

export const ROWS = 10_000

const prNoOf = (n: number) => `PR-${2024 + (n % 3)}-${String(n).padStart(6, '0')}`

/** A WorkOwner. */
export const CALLER = idOf('user-3')

const post = (verb: string, members: object): BenchRequest => ({
  method: 'POST',
  path: `/api/projects/${verb}`,
  body: JSON.stringify(members),
})

const save = (PurchaseRequisitionNo: string): BenchRequest =>
  post('save', {
    PurchaseRequisitionNo,
    name: 'งานทดสอบบันทึก',
    employerId: idOf('employer-5'),
    workOwnerUserId: CALLER,
    startDate: '2026-01-05',
    endDate: '2026-03-05',
  })

export const scenarios = {
  search: {
    title: 'search: all 10,000 rows',
    request: () => post('search', { keyword: '' }),
    status: 200,
    connections: 2,
  },
  get: {
    title: 'get by id',
    request: (n: number) => ({ method: 'GET', path: `/api/projects/get/${idOf(`project-${n}`)}` }),
    status: 200,
    connections: 8,
  },
  searchByPrNo: {
    title: 'searchByPrNo: one hit',
    request: (n: number) => post('searchByPrNo', { PurchaseRequisitionNo: prNoOf(n) }),
    status: 200,
    connections: 8,
  },
  save: {
    title: 'save: new project',
    request: (_: number, key: string) => save(key),
    status: 200,
    connections: 8,
    cleanUp: [
      `DELETE FROM "projects" WHERE "purchaseRequisitionNo" ~ '^(BENCH|CHECK)-'`,
      'VACUUM ANALYZE "projects"',
    ],
  },
  duplicate: {
    title: 'save: duplicate refused',
    request: (n: number) => save(prNoOf(n)),
    status: 400,
    connections: 8,
  },
} satisfies Record<string, Scenario>

/** Mostly small reads; one request in fifty reads all rows. */
export const mixed = (n: number): BenchRequest => {
  if (n % 50 === 0) return scenarios.search.request()
  return n % 2 ? scenarios.get.request(n) : scenarios.searchByPrNo.request(n)
}
