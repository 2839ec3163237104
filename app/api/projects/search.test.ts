import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { projects } from '@/lib/domain/work/projects/contract'
import { toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createProject,
  createTask,
  createUser,
} from '@/lib/testing/records/factories'

const owner = await createUser('WorkOwner')

describe('projects/search', () => {
  test('accepts a keyword and ignores it: always answers every project', async () => {
    await createProject()
    const all = await call(owner, projects.search, {})
    const found = await call(owner, projects.search, { keyword: 'no project is called this' })
    expect(found.body).toEqual(all.body)
    expect(all.body).toHaveLength(await database().db.project.count())
    for (const keyword of [123, {}, [], null, false, 'x'.repeat(1001)]) {
      const { status, body } = await call(owner, projects.search, { keyword })
      expect([status, body]).toEqual([200, all.body])
    }
    expect(projects.search.output.parse(all.body)).toEqual(all.body)
    expect(all.headers.get('x-total-count')).toBe(String(all.body.length))
  })

  test('of one company only its own, with their number', async () => {
    const { id: employerId } = await createEmployer()
    const [first, second] = await Promise.all([
      createProject({ employerId, startDate: toUtcDate('2026-11-03') }),
      createProject({ employerId, startDate: toUtcDate('2026-11-02') }),
    ])
    const found = await call(owner, projects.search, { employerId, sort: '-startDate' })
    expect(found.body.map(({ id }) => id)).toEqual([first.id, second.id])
    const page = await call(owner, projects.search, { employerId, page: 2, pageSize: 1 })
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '2'])
  })

  test.each([
    'PurchaseRequisitionNo',
    '-PurchaseRequisitionNo',
    'name',
    '-startDate',
    'status',
  ] as const)('pages and sorts by %s', async (sort) => {
    const all = (await call(owner, projects.search, { sort })).body.map(({ id }) => id)
    const second = await call(owner, projects.search, { sort, page: 2, pageSize: 3 })
    expect(second.body.map(({ id }) => id)).toEqual(all.slice(3, 6))
    expect(second.headers.get('x-total-count')).toBe(String(all.length))
  })
})

describe('projects/searchByPrNo', () => {
  test('finds any part, and says whether a task is linked', async () => {
    const [free, used] = await Promise.all([
      createProject({ purchaseRequisitionNo: 'QX-7001-A' }),
      createProject({ purchaseRequisitionNo: 'QX-7002-B' }),
    ])
    const task = await createTask({ assigneeUserId: owner.userId, projectId: used.id })
    const { body } = await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo: 'qx-700' })
    expect(projects.searchByPrNo.output.parse(body)).toEqual(body)
    expect(body.map(({ id, isInUse }) => [id, isInUse])).toEqual([
      [free.id, false],
      [used.id, true],
    ])
    expect('linkedTaskRefId' in body[0]!).toBe(false)
    expect(body[1]!.linkedTaskRefId).toBe(task.refId)
  })

  test.each(['', ' '])('without a term (%j) finds projects without a number, too', async (term) => {
    const { id } = await createProject({ purchaseRequisitionNo: null, status: 'Draft' })
    const { body } = await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo: term })
    expect(body).toHaveLength(await database().db.project.count())
    expect(body).toContainEqual(expect.objectContaining({ id, PurchaseRequisitionNo: null }))
  })

  test('finds a number that was pasted with characters that are not seen', async () => {
    const { id } = await createProject({ purchaseRequisitionNo: 'QX-7003-C' })
    for (const PurchaseRequisitionNo of ['\u200bQX-7003-C', 'QX\u2060-7003', '7003-C\u200e\n']) {
      const { body } = await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo })
      expect(body.map((project) => project.id)).toEqual([id])
    }
  })

  test('matches % and _ literally', async () => {
    await createProject({ purchaseRequisitionNo: '100%_สำเร็จ' })
    const found = async (PurchaseRequisitionNo: string) =>
      (await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo })).body.length
    expect(await found('100%_')).toBe(1)
    expect(await found('%_ส')).toBe(1)
    expect(await found('1%0')).toBe(0)
  })

  test('finds parts of six letters and more by their own index, whatever their case', async () => {
    const { sql } = database()
    // An x before the digits, as other numbers end in ids, where any digits may stand.
    await sql`
      INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "startDate", "endDate", "updatedAt")
      SELECT gen_random_uuid(), 'Pr-2031-x' || lpad(n::text, 6, '0') || '-Ünit', 'one of many', '2031-01-01', '2031-12-31', now()
      FROM generate_series(1, 5000) n`.run()
    const scans = () =>
      sql`
      SELECT "idx_scan"::int AS "count" FROM pg_stat_user_indexes
      WHERE "indexrelname" = 'projects_purchaseRequisitionNo_parts'`.one(
        z.object({ count: z.int() }),
      )
    const found = async (PurchaseRequisitionNo: string) =>
      (await call(owner, projects.searchByPrNo, { PurchaseRequisitionNo })).body.map(
        (project) => project.PurchaseRequisitionNo,
      )
    const before = (await scans()).count
    expect(await found('pR-2031-X000123-ÜNI')).toEqual(['Pr-2031-x000123-Ünit'])
    expect(await found('x000123')).toEqual(['Pr-2031-x000123-Ünit'])
    expect(await found('00123-ü')).toEqual(['Pr-2031-x000123-Ünit'])
    expect(await found('x000123-x')).toEqual([])
    expect(await found('x00%123')).toEqual([])
    await expect.poll(async () => (await scans()).count).toBeGreaterThan(before)
  })
})
