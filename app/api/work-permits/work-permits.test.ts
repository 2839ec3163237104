import { describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { addDays } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
  type TestUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  readPermit,
  today,
} from '@/lib/testing/records/permit-site'

type Save = InputOf<typeof workPermits.save>

const site = await createPermitSite()

const save = (caller: TestUser, input: Save) => call(caller, workPermits.save, input, english)

const readiness = async (id: string, caller: TestUser = site.officer) =>
  (await call(caller, workPermits.readiness, { id }, english)).body

describe('work-permits/remove', () => {
  test('deletes a draft with its workers and logs', async () => {
    const { id } = await createReadyPermit(site)
    expect((await call(site.contractor, workPermits.remove, { id })).status).toBe(200)
    expect(await database().db.workPermit.findUnique({ where: { id } })).toBeNull()
  })

  test.each(['Submitted', 'ChangesRequested', 'Active', 'Closed', 'Cancelled'] as const)(
    'a permit that is %s cannot be removed',
    async (status) => {
      const { id } = await createReadyPermit(site, { status })
      const answer = await call(site.contractor, workPermits.remove, { id })
      expect([answer.status, answer.body.code]).toEqual([409, 'permit-not-a-draft'])
    },
  )

  test('a draft that a task asks for is cancelled instead, so that the task keeps its subject', async () => {
    const { contractor } = site
    const task = await createTask({ taskTypeId: 3, assigneeUserId: contractor.userId })
    const { id } = await createReadyPermit(site)
    await database().db.workPermit.update({ where: { id }, data: { taskId: task.id } })
    const { status, body } = await call(contractor, workPermits.remove, { id })
    expect([status, body.code]).toEqual([400, 'permit-of-a-task'])
    const { can, availableCommands } = await readPermit(contractor, id)
    expect([can.remove, availableCommands.includes('cancel')]).toEqual([false, true])
  })

  test('is 403 for another user', async () => {
    const { id } = await createReadyPermit(site)
    expect((await call(site.officer, workPermits.remove, { id })).status).toBe(403)
  })
})

describe('a permit of another employer', () => {
  test('is answered by every endpoint like one that does not exist', async () => {
    const stranger = await createUser('Contractor')
    const { id } = await createReadyPermit(site, { status: 'Active' })
    const calls = (of: string) => [
      call(stranger, workPermits.get, { id: of }, english),
      call(stranger, workPermits.readiness, { id: of }, english),
      call(stranger, workPermits.logs, { id: of }, english),
      call(stranger, workPermits.save, { id: of, description: 'x' }, english),
      call(stranger, workPermits.remove, { id: of }, english),
      execute(stranger, of, 'stopWork', { reason: 'x' }),
      execute(stranger, of, 'cancel'),
    ]
    const plain = async (of: string) =>
      (await Promise.all(calls(of))).map(({ status, body }) => [
        status,
        body.code,
        body.detail.replaceAll(of, ''),
      ])
    expect(await plain(id)).toEqual(await plain(UNKNOWN_ID))
    expect((await plain(id)).map(([status]) => status)).toEqual(Array(7).fill(400))
    const listed = await call(stranger, workPermits.search, {})
    expect(listed.body).toEqual([])
  })

  test('a Contractor cannot use another company, its projects or its people', async () => {
    const [stranger, foreign] = [await createPerson(), await createProject({ status: 'Active' })]
    const other = await createEmployer()
    for (const [input, path] of [
      [{ contractorId: other.id }, 'contractorId'],
      [{ projectId: foreign.id }, 'projectId'],
      [{ workers: [{ personId: stranger.id }] }, 'workers.0.personId'],
    ] as const) {
      const { status, body } = await save(site.contractor, input as Save)
      expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'record-not-found', path])
    }
  })

  test('create answers the own company, or that of the project', async () => {
    const { body } = await call(site.contractor, workPermits.create, { contractorId: UNKNOWN_ID })
    expect(body.contractorId).toBe(site.company.id)
    const foreign = await createProject({ status: 'Active' })
    const asked = await call(site.contractor, workPermits.create, { projectId: foreign.id })
    expect(asked.body).toMatchObject({ projectId: null, contractorId: site.company.id })
    const ofProject = await call(site.owner, workPermits.create, { projectId: site.project.id })
    expect(ofProject.body).toMatchObject({
      projectId: site.project.id,
      contractorId: site.company.id,
      workDate: today(),
    })
  })
})

describe('work-permits/search', () => {
  const found = async (caller: TestUser, filters: InputOf<typeof workPermits.search>) =>
    (await call(caller, workPermits.search, filters)).body.map(({ id }) => id)

  test('filters combine', async () => {
    const own = await createPermitSite()
    const make = (status: 'Submitted' | 'Active', workDate: string) =>
      createReadyPermit(own, { status, workDate })
    const [a, b, c] = [
      await make('Submitted', '2399-02-01'),
      await make('Active', '2399-02-02'),
      await make('Active', '2399-02-03'),
    ]
    const ofProject = { projectId: own.project.id }
    expect(await found(own.officer, { ...ofProject, sort: 'workDate' })).toEqual([a.id, b.id, c.id])
    expect(await found(own.officer, { ...ofProject, sort: '-workDate' })).toEqual([
      c.id,
      b.id,
      a.id,
    ])
    expect(await found(own.officer, { ...ofProject, status: 'Submitted' })).toEqual([a.id])
    expect(await found(own.officer, { ...ofProject, group: 'open' })).toEqual([b.id, c.id])
    const days = { fromDate: '2399-02-02', toDate: '2399-02-02' }
    expect(await found(own.officer, { ...ofProject, ...days })).toEqual([b.id])
    expect(await found(own.officer, { contractorId: own.company.id, group: 'closed' })).toEqual([])
    expect(await found(own.officer, { keyword: `${a.permitNo} เชื่อม` })).toEqual([a.id])
    expect(await found(own.officer, { keyword: '100%' })).toEqual([])
    const page = await call(own.officer, workPermits.search, { ...ofProject, page: 1, pageSize: 2 })
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([2, '3'])
  })

  test('what is due comes first, then all others, the latest first, over all pages', async () => {
    const own = await createPermitSite()
    const make = (status: PermitStatus, workDate: string) =>
      createReadyPermit(own, { status, workDate })
    const nextMonth = await make('Draft', '2399-03-01')
    const closed = await make('Closed', '2399-01-01')
    const cancelled = await make('Cancelled', '2399-01-02')
    const submitted = await make('Submitted', '2399-02-03')
    const active = await make('Active', '2399-02-02')
    const overdue = await make('Expired', '2399-02-01')
    const inOrder = [overdue, active, submitted, nextMonth, cancelled, closed].map(({ id }) => id)
    const ofProject = { projectId: own.project.id }
    expect(await found(own.officer, { ...ofProject, sort: 'due' })).toEqual(inOrder)
    expect(await found(own.officer, { ...ofProject, sort: '-due' })).toEqual(inOrder.toReversed())
    for (const pageSize of [1, 2, 4]) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((page) =>
          found(own.officer, { ...ofProject, sort: 'due', page, pageSize }),
        ),
      )
      expect(pages.flat()).toEqual(inOrder)
    }
  })

  test('waitingForMe finds the permits with a next command of the caller', async () => {
    const own = await createPermitSite()
    const { officer, owner, areaOwner, contractor } = own
    const make = (status: Parameters<typeof createReadyPermit>[1] & object) =>
      createReadyPermit(own, status)
    const draft = await make({ status: 'Draft' })
    const submitted = await make({
      status: 'Submitted',
      approvedBy: [{ role: 'WorkOwner', userId: owner.userId }],
    })
    const approved = await make({ status: 'Approved' })
    const later = await make({ status: 'Approved', workDate: addDays(today(), 1) })
    const expired = await make({ status: 'Expired' })
    const suspended = await make({ status: 'Suspended' })
    const closing = await make({ status: 'AwaitingClosure' })
    const waiting = async (caller: TestUser) =>
      (await found(caller, { waitingForMe: true, projectId: own.project.id })).toSorted()
    const ids = (...permits: { id: string }[]) => permits.map(({ id }) => id).toSorted()
    expect(await waiting(officer)).toEqual(ids(submitted, approved, suspended, closing))
    expect(await waiting(owner)).toEqual([])
    expect(await waiting(areaOwner)).toEqual(ids(submitted))
    expect(await waiting(contractor)).toEqual(ids(draft, expired))
    expect(await found(officer, { projectId: own.project.id, status: 'Approved' })).toContain(
      later.id,
    )
  })
})

test('a removed worker stays on the permit, and readiness says so', async () => {
  const worker = await createWorker(site)
  const { id } = await createReadyPermit(site, { personIds: [worker.id] })
  await database().db.person.update({ where: { id: worker.id }, data: { removedAt: new Date() } })
  const kept = await save(site.contractor, { id, workers: [{ personId: worker.id, duty: 'ช่าง' }] })
  expect(kept.status).toBe(200)
  expect(await readiness(id)).toMatchObject({ isReady: false, gaps: [{ code: 'worker-removed' }] })
})
