import { beforeAll, describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { expirePermits } from '@/lib/domain/work/work-permits/commands'
import {
  permitCommands,
  permitStatuses,
  permitWorkflow,
} from '@/lib/domain/work/work-permits/workflow'
import { addDays, toColumn } from '@/lib/platform/dates/day'
import { prisma } from '@/lib/platform/db/client'
import { call } from '@/lib/testing/call'
import { createPerson, createProject, createUser } from '@/lib/testing/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  permitStatus,
  today,
  type PermitSite,
} from '@/lib/testing/permit-site'

let site: PermitSite
beforeAll(async () => {
  site = await createPermitSite()
})
const get = async (id: string, caller = site.officer) =>
  (await call(caller, workPermits.get, { id })).body
const logsOf = async (id: string) =>
  (await call(site.officer, workPermits.logs, { id })).body.map(
    ({ command, fromStatus, toStatus }) => `${command} ${fromStatus} ${toStatus}`,
  )
const othersApproved = () => [
  { role: 'WorkOwner' as const, userId: site.owner.userId },
  { role: 'WorkspaceOwner' as const, userId: site.areaOwner.userId },
]

describe('each command in each status', () => {
  const cells = permitCommands.flatMap((command) =>
    permitStatuses.map(
      (status) => [command, status, permitWorkflow.nextStatus(status, command)] as const,
    ),
  )
  test.each(cells)('%s of one that is %s: %s', async (command, status, to) => {
    const asker = permitWorkflow.isFor(command, ['requester'])
    const caller = asker ? site.contractor : site.officer
    // The last approval leads on: the others are given.
    const { id } = await createReadyPermit(site, { status, approvedBy: othersApproved() })
    const answer = await execute(caller, id, command, { reason: 'เหตุผล' })
    expect([answer.status, answer.body.code]).toEqual(
      to ? [200, undefined] : [409, 'state-moved-on'],
    )
    expect(await permitStatus(id)).toBe(to ?? status)
    expect(await logsOf(id)).toEqual(to ? [`${command} ${status} ${to}`] : [])
  })
})

describe('the whole way', () => {
  test('from draft to closed, each by whom it is offered to', async () => {
    const { id } = await createReadyPermit(site)
    const step = async (
      caller: typeof site.officer,
      command: (typeof permitCommands)[number],
      reason?: string,
    ) => {
      expect((await get(id, caller)).availableCommands).toContain(command)
      const { status } = await execute(caller, id, command, reason ? { reason } : {})
      expect([command, status]).toEqual([command, 200])
    }
    await step(site.contractor, 'submit')
    await step(site.owner, 'requestChange', 'ระบุจุดต่อสายดิน')
    expect(await get(id)).toMatchObject({ statusReason: 'ระบุจุดต่อสายดิน', approvals: [] })
    await step(site.contractor, 'submit')
    await step(site.officer, 'approve')
    await step(site.areaOwner, 'approve')
    expect(await get(id)).toMatchObject({ status: 'Submitted', rowVersion: 4 })
    await step(site.owner, 'approve')
    expect(await get(id)).toMatchObject({
      status: 'Approved',
      approvals: [{ role: 'SafetyOfficer' }, { role: 'WorkspaceOwner' }, { role: 'WorkOwner' }],
    })
    await step(site.officer, 'activate')
    await step(site.areaOwner, 'stopWork', 'ได้กลิ่นก๊าซ')
    await step(site.officer, 'resume')
    await step(site.contractor, 'finishWork')
    await step(site.officer, 'close')
    expect(await get(id)).toMatchObject({
      status: 'Closed',
      group: 'closed',
      availableCommands: [],
    })
    expect(await logsOf(id)).toEqual([
      'submit Draft Submitted',
      'requestChange Submitted ChangesRequested',
      'submit ChangesRequested Submitted',
      'approve Submitted Submitted',
      'approve Submitted Submitted',
      'approve Submitted Approved',
      'activate Approved Active',
      'stopWork Active Suspended',
      'resume Suspended Active',
      'finishWork Active AwaitingClosure',
      'close AwaitingClosure Closed',
    ])
    const lines = await prisma().auditEntry.count({ where: { subjectId: id } })
    expect(lines).toBe(11)
  })

  test('what is sent back loses its approvals', async () => {
    const { id } = await createReadyPermit(site, {
      status: 'Submitted',
      approvedBy: othersApproved(),
    })
    await execute(site.officer, id, 'requestChange', { reason: 'เพิ่มผู้เฝ้าระวังไฟ' })
    expect((await get(id)).approvals).toEqual([])
  })

  test('whoever submits is the requester from then on', async () => {
    const { id } = await createReadyPermit(site, { requester: site.owner })
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    expect((await get(id)).requestedByUserId).toBe(site.contractor.userId)
    expect((await execute(site.owner, id, 'approve')).status).toBe(200)
  })
})

describe('approval', () => {
  const submitted = (more: Parameters<typeof createReadyPermit>[1] = {}) =>
    createReadyPermit(site, { status: 'Submitted', ...more })

  test('is never the requester’s', async () => {
    const { id } = await submitted({ requester: site.owner })
    const { status, body } = await execute(site.owner, id, 'approve')
    expect([status, body.code]).toEqual([403, 'requester-approves'])
    expect((await get(id, site.owner)).can.approveAs).toEqual([])
  })

  test('is for one role each, also of one who holds two', async () => {
    const both = await createUser(['SafetyOfficer', 'WorkspaceOwner'])
    const project = await createProject({
      status: 'Active',
      employerId: site.company.id,
      workOwnerUserId: site.owner.userId,
    })
    const { id } = await submitted()
    await prisma().workPermit.update({ where: { id }, data: { projectId: project.id } })
    expect((await get(id, both)).can.approveAs).toEqual(['SafetyOfficer', 'WorkspaceOwner'])
    expect((await execute(both, id, 'approve', { role: 'WorkspaceOwner' })).status).toBe(200)
    const again = await execute(both, id, 'approve', { role: 'SafetyOfficer' })
    expect([again.status, again.body.code]).toEqual([409, 'approved-before'])
    expect((await get(id)).approvals).toMatchObject([{ role: 'WorkspaceOwner' }])
  })

  test('of a role that has approved is 409', async () => {
    const { id } = await submitted({
      approvedBy: [{ role: 'SafetyOfficer', userId: site.officer.userId }],
    })
    const answer = await execute(await createUser('SafetyOfficer'), id, 'approve')
    expect([answer.status, answer.body.code]).toEqual([409, 'role-has-approved'])
  })

  test('is the named owners’ only', async () => {
    const { id } = await submitted()
    for (const role of ['WorkOwner', 'WorkspaceOwner', 'Purchasing', 'Admin'] as const) {
      const answer = await execute(await createUser(role), id, 'approve')
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'not-your-part'])
    }
  })

  test('for a role that one does not hold is 403', async () => {
    const { id } = await submitted()
    const answer = await execute(site.officer, id, 'approve', { role: 'WorkOwner' })
    expect([answer.status, answer.body.code]).toEqual([403, 'not-your-part'])
  })
})

describe('reasons', () => {
  test.each([
    ['requestChange', 'Submitted'],
    ['reject', 'Submitted'],
    ['stopWork', 'Active'],
  ] as const)('%s without one is 400', async (command, status) => {
    const { id } = await createReadyPermit(site, { status })
    for (const reason of [undefined, '', '   ']) {
      const answer = await execute(site.officer, id, command, { reason })
      expect([answer.status, answer.body.code]).toEqual([400, 'comment-needed'])
      expect(answer.body.errors[0]?.path).toBe('reason')
    }
    expect(await permitStatus(id)).toBe(status)
  })

  test('work is stopped by anyone signed in', async () => {
    const roles = [
      'Admin',
      'TenantAdministrator',
      'WorkOwner',
      'Purchasing',
      'WorkspaceOwner',
    ] as const
    for (const role of roles) {
      const { id } = await createReadyPermit(site, { status: 'Active' })
      const caller = await createUser(role)
      expect((await get(id, caller)).availableCommands).toEqual(['stopWork'])
      expect((await execute(caller, id, 'stopWork', { reason: 'นั่งร้านโยก' })).status).toBe(200)
    }
  })
})

describe('what keeps a permit from going on', () => {
  test('an empty draft names every gap, and stays', async () => {
    const { body } = await call(site.contractor, workPermits.save, {})
    const answer = await execute(site.contractor, body.id!, 'submit')
    expect([answer.status, answer.body.code]).toEqual([400, 'permit-not-ready'])
    expect(answer.body.errors.map(({ path }) => path)).toEqual([
      ...['projectId', 'workspaceAreaId', 'description', 'workDate', 'startTime', 'workers', 'jsa'],
    ])
    expect(await permitStatus(body.id!)).toBe('Draft')
  })

  test('each worker who may not work is named', async () => {
    const people = [
      await createWorker(site),
      await createWorker(site, addDays(today(), -1), { firstNameTh: 'หมดอายุ' }),
      await createWorker(site, today(), { firstNameTh: 'ไม่ผ่าน', trainingStatus: 'Failed' }),
      await createPerson({
        ...{ firstNameTh: 'ต่างบริษัท', trainingStatus: 'Passed' },
        trainingValidUntil: toColumn('2399-01-01'),
      }),
      await createWorker(site, today(), { firstNameTh: 'วันสุดท้าย' }),
    ]
    const { id } = await createReadyPermit(site, { personIds: people.map((person) => person.id) })
    const { body } = await call(site.officer, workPermits.readiness, { id })
    expect(body.gaps.map(({ code, personId, mend }) => [code, personId, mend])).toEqual([
      ['worker-training-over', people[1]!.id, 'training'],
      ['worker-not-trained', people[2]!.id, 'training'],
      ['worker-of-another-company', people[3]!.id, 'permit'],
    ])
    expect(body.gaps[0]?.text).toContain('หมดอายุ ใจดี')
  })

  test('training that lapses between submission and activation', async () => {
    const worker = await createWorker(site)
    const { id } = await createReadyPermit(site, { personIds: [worker.id] })
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    for (const caller of [site.officer, site.owner, site.areaOwner])
      expect((await execute(caller, id, 'approve')).status).toBe(200)
    await prisma().person.update({
      where: { id: worker.id },
      data: { trainingStatus: 'Expired', trainingValidUntil: toColumn(addDays(today(), -1)) },
    })
    const answer = await execute(site.officer, id, 'activate')
    expect([answer.status, answer.body.code]).toEqual([400, 'permit-not-ready'])
    expect(answer.body.errors).toMatchObject([{ path: 'workers.0' }])
    expect(await permitStatus(id)).toBe('Approved')
  })

  test('a project that is put on hold', async () => {
    const own = await createPermitSite()
    const { id } = await createReadyPermit(own, { status: 'Submitted' })
    await prisma().project.update({ where: { id: own.project.id }, data: { status: 'OnHold' } })
    const answer = await execute(own.officer, id, 'approve')
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'projectId'])
  })

  test.each(permitStatuses)(
    'a worker on another permit at that time that is %s',
    async (status) => {
      const worker = await createWorker(site)
      const hours = { startTime: '08:00', endTime: '12:00', workDate: addDays(today(), 3) }
      const other = await createReadyPermit(site, { ...hours, status, personIds: [worker.id] })
      const make = (startTime: string, endTime: string) =>
        createReadyPermit(site, { ...hours, startTime, endTime, personIds: [worker.id] })
      const { id } = await make('11:59', '13:00')
      const holds = ['Submitted', 'Approved', 'Active', 'Suspended', 'Expired'].includes(status)
      const answer = await execute(site.contractor, id, 'submit')
      expect(answer.status).toBe(holds ? 400 : 200)
      if (holds) expect(answer.body.errors[0]?.message).toContain(other.permitNo)
      const after = await make('13:00', '14:00')
      expect((await execute(site.contractor, after.id, 'submit')).status).toBe(200)
    },
  )

  test('a permit is not activated on another day', async () => {
    for (const days of [-1, 1]) {
      const { id } = await createReadyPermit(site, {
        status: 'Approved',
        workDate: addDays(today(), days),
      })
      expect((await get(id)).availableCommands).not.toContain('activate')
      const answer = await execute(site.officer, id, 'activate')
      expect([answer.status, answer.body.code]).toEqual([400, 'not-the-work-date'])
    }
  })

  test('a command on what was read before somebody changed it is 409', async () => {
    const { id } = await createReadyPermit(site)
    await call(site.contractor, workPermits.save, { id, description: 'ใหม่' })
    const answer = await execute(site.contractor, id, 'submit', { rowVersion: 1 })
    expect([answer.status, answer.body.code]).toEqual([409, 'stale-record'])
  })
})

describe('expiry', () => {
  test('what is approved or active is Expired from its end on, and stays open until closed', async () => {
    const workDate = '2026-11-20'
    const permits = new Map<string, string>()
    for (const status of permitStatuses) {
      const { id } = await createReadyPermit(site, {
        ...{ status, workDate, startTime: '08:00', endTime: '17:00' },
      })
      permits.set(status, id)
    }
    // 16:59 and 17:00 at the site
    await expirePermits(new Date('2026-11-20T09:59:00Z'), 'Asia/Bangkok')
    expect(await permitStatus(permits.get('Active')!)).toBe('Active')
    expect(await expirePermits(new Date('2026-11-20T10:00:00Z'), 'Asia/Bangkok')).toBe(2)
    const after = await Promise.all([...permits].map(async ([, id]) => permitStatus(id)))
    expect(after).toEqual(
      permitStatuses.map((status) =>
        status === 'Approved' || status === 'Active' ? 'Expired' : status,
      ),
    )
    const id = permits.get('Active')!
    expect(await logsOf(id)).toEqual(['expire Active Expired'])
    expect(await get(id, site.contractor)).toMatchObject({
      group: 'open',
      availableCommands: ['finishWork'],
    })
    expect((await execute(site.contractor, id, 'finishWork')).status).toBe(200)
    expect((await execute(site.officer, id, 'close')).status).toBe(200)
  })

  test('once, however many servers run', async () => {
    const { id } = await createReadyPermit(site, { status: 'Active', workDate: '2026-11-19' })
    const now = new Date('2026-11-21T10:00:00Z')
    const counts = await Promise.all([1, 2, 3].map(() => expirePermits(now, 'Asia/Bangkok')))
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
    expect(await logsOf(id)).toEqual(['expire Active Expired'])
  })
})
