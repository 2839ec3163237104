import { beforeAll, describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { taskCommands, type TaskCommand } from '@/lib/domain/work/tasks/workflow'
import { users } from '@/lib/domain/people/users/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { Role } from '@/lib/platform/access/policies'
import { prisma } from '@/lib/platform/db/client'
import { call } from '@/lib/testing/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
} from '@/lib/testing/factories'

const NOBODY = '00000000-0000-7000-8000-000000000000'
const english = { 'accept-language': 'en' }
type Made = Awaited<ReturnType<typeof createUser>>

const execute = (caller: Made, id: string, command: TaskCommand, more: object = {}) =>
  call(caller, tasks.executeCommand, { id, command, ...more }, english)
const statusOf = async (id: string) =>
  (await prisma().task.findUniqueOrThrow({ where: { id } })).status

describe('tasks/createTask: who may start which type', () => {
  const cells: [Role, number, number, number][] = [
    ['Admin', 200, 200, 200],
    ['WorkOwner', 200, 403, 200],
    ['Purchasing', 200, 200, 200],
    ['SafetyOfficer', 403, 403, 200],
    ['WorkspaceOwner', 403, 403, 200],
    ['TenantAdministrator', 403, 403, 200],
    ['Contractor', 403, 403, 200],
  ]
  test.each(cells)('%s: type 1 %i, type 2 %i, type 3 %i', async (role, ...statuses) => {
    const caller = await createUser(role)
    for (const [index, status] of statuses.entries()) {
      const answer = await call(caller, tasks.createTask, { taskTypeId: (index + 1) as 1 })
      expect([index + 1, answer.status]).toEqual([index + 1, status])
    }
  })

  test('nobody without authorization', async () => {
    expect((await call(null, tasks.createTask, { taskTypeId: 3 })).status).toBe(401)
  })

  test.each([0, 4, 1.5, '1', null, undefined])('the type %s is 400', async (taskTypeId) => {
    const { status } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: taskTypeId as 1,
    })
    expect(status).toBe(400)
  })
})

describe('tasks/createTask: what it makes', () => {
  test('type 1 a draft project of the caller, linked', async () => {
    const owner = await createUser('WorkOwner')
    const { body } = await call(owner, tasks.createTask, { taskTypeId: 1, dueDate: '2026-12-24' })
    expect(body).toMatchObject({
      taskTypeId: 1,
      status: 'Open',
      AssigneeUserId: owner.userId,
      AssignerUserId: owner.userId,
      dueDate: '2026-12-24',
      availableCommands: ['start', 'cancel'],
    })
    expect(body.refId).toMatch(/^T-\d{4}-\d{6,}$/)
    const project = await call(owner, projects.get, { id: body.projectId! })
    expect(project.body).toMatchObject({
      name: 'DRAFT',
      status: 'Draft',
      workOwnerUserId: owner.userId,
      tasks: [{ id: body.id, refId: body.refId }],
    })
  })

  test('type 2 a draft company of kind Contractor', async () => {
    const { body } = await call(await createUser('Purchasing'), tasks.createTask, { taskTypeId: 2 })
    expect(
      await prisma().employer.findUniqueOrThrow({ where: { id: body.employerId! } }),
    ).toMatchObject({
      kind: 'Contractor',
      status: 'Draft',
    })
  })

  test('type 3 a draft permit of the caller’s company or the project’s', async () => {
    const contractor = await createUser('Contractor')
    const project = await createProject()
    const own = await call(contractor, tasks.createTask, { taskTypeId: 3 })
    const forProject = await call(await createUser('WorkOwner'), tasks.createTask, {
      taskTypeId: 3,
      projectId: project.id,
    })
    const permit = (id: string) => prisma().workPermit.findUniqueOrThrow({ where: { id } })
    expect(await permit(own.body.workPermitId!)).toMatchObject({
      status: 'Draft',
      contractorId: contractor.employerId,
      requestedByUserId: contractor.userId,
      taskId: own.body.id,
      permitNo: expect.stringMatching(/^WP-\d{4}-\d{6,}$/),
    })
    expect(await permit(forProject.body.workPermitId!)).toMatchObject({
      projectId: project.id,
      contractorId: project.employerId,
    })
  })

  test('type 3 for a Contractor is a permit of that company, so that they see it', async () => {
    const contractor = await createUser('Contractor')
    const { body } = await call(await createUser('WorkOwner'), tasks.createTask, {
      taskTypeId: 3,
      projectId: (await createProject()).id,
      AssigneeUserId: contractor.userId,
    })
    const permit = await call(contractor, workPermits.get, { id: body.workPermitId! })
    expect([permit.status, permit.body.contractorId]).toEqual([200, contractor.employerId])
    expect(permit.body).toMatchObject({
      task: { id: body.id, refId: body.refId },
      availableCommands: ['submit', 'cancel'],
    })
  })

  test('to a Contractor another company’s project does not exist', async () => {
    const contractor = await createUser('Contractor')
    const answer = await call(contractor, tasks.createTask, {
      taskTypeId: 3,
      projectId: (await createProject()).id,
    })
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'projectId'])
  })

  test.each([
    ['an assignee nobody knows', { AssigneeUserId: NOBODY }, 'AssigneeUserId'],
    ['a project nobody knows', { projectId: NOBODY }, 'projectId'],
    ['a Buddhist-era due date', { dueDate: '2569-12-24' }, 'dueDate'],
  ])('all or nothing: %s is 400 and leaves nothing behind', async (_, input, path) => {
    const count = async () => [await prisma().task.count(), await prisma().workPermit.count()]
    const before = await count()
    const { status, body } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: 3,
      ...input,
    })
    expect([status, body.errors[0]?.path]).toEqual([400, path])
    expect(await count()).toEqual(before)
  })

  test('a disabled user is not given tasks', async () => {
    const { userId } = await createUser('WorkOwner', { disabledAt: new Date() })
    const { status } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: 1,
      AssigneeUserId: userId,
    })
    expect(status).toBe(400)
  })

  test('20 at once get 20 numbers', async () => {
    const owner = await createUser('WorkOwner')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(owner, tasks.createTask, { taskTypeId: 1 })),
    )
    expect(new Set(answers.map(({ body }) => body.refId)).size).toBe(20)
  })
})

describe('tasks/executeCommand', () => {
  let assigner: Made
  let assignee: Made
  let admin: Made
  beforeAll(async () => {
    ;[assigner, assignee, admin] = [
      await createUser('WorkOwner'),
      await createUser('Purchasing'),
      await createUser('Admin'),
    ]
  })
  const make = (fields: Partial<Parameters<typeof createTask>[0]> = {}) =>
    createTask({ assigneeUserId: assignee.userId, assignerUserId: assigner.userId, ...fields })

  test('leads a task from start to approval, and every step stands in the log', async () => {
    const { body: task } = await call(assigner, tasks.createTask, {
      taskTypeId: 1,
      AssigneeUserId: assignee.userId,
    })
    const steps: [Made, TaskCommand, object?][] = [
      [assignee, 'start'],
      [assignee, 'submit'],
      [assigner, 'requestChange', { comment: 'กรุณาเพิ่มวันที่' }],
      [assignee, 'submit'],
      [assigner, 'approve'],
    ]
    for (const [caller, command, more] of steps)
      expect((await execute(caller, task.id, command, more)).status).toBe(200)
    const { body: logs } = await call(assignee, tasks.logs, { id: task.id })
    expect(
      logs.map(({ command, fromStatus, toStatus }) => [command, fromStatus, toStatus]),
    ).toEqual([
      ['create', null, 'Open'],
      ['start', 'Open', 'InProgress'],
      ['submit', 'InProgress', 'InReview'],
      ['requestChange', 'InReview', 'InProgress'],
      ['submit', 'InProgress', 'InReview'],
      ['approve', 'InReview', 'Completed'],
    ])
    expect(logs[3]).toMatchObject({
      comment: 'กรุณาเพิ่มวันที่',
      actorUserId: assigner.userId,
      AssigneeUserId: assignee.userId,
      AssignerUserId: assigner.userId,
    })
  })

  test.each(taskCommands)('%s by one who only sees the task is 403', async (command) => {
    const { id } = await make({
      status: command === 'start' || command === 'cancel' ? 'Open' : 'InReview',
    })
    const { status, body } = await execute(await createUser('WorkOwner'), id, command, {
      comment: 'x',
    })
    expect([status, body.code]).toEqual([403, 'not-your-part'])
  })

  test.each([
    ['start', 'assigner'],
    ['submit', 'assigner'],
    ['approve', 'assignee'],
    ['reject', 'assignee'],
  ] as const)('%s is not for the %s', async (command, part) => {
    const { id } = await make({
      status: command === 'approve' || command === 'reject' ? 'InReview' : 'Open',
    })
    expect(
      (await execute(part === 'assigner' ? assigner : assignee, id, command, { comment: 'x' }))
        .status,
    ).toBe(403)
  })

  test('an Admin may decide, too', async () => {
    const { id } = await make({ status: 'InReview' })
    expect((await execute(admin, id, 'approve')).status).toBe(200)
  })

  test.each(['requestChange', 'reject'] as const)(
    '%s without saying why is 400',
    async (command) => {
      const { id } = await make({ status: 'InReview' })
      for (const comment of [undefined, '', '  ']) {
        const { status, body } = await execute(assigner, id, command, { comment })
        expect([status, body.code, body.errors[0]?.path]).toEqual([
          400,
          'comment-needed',
          'comment',
        ])
      }
      expect(await statusOf(id)).toBe('InReview')
    },
  )

  test('of two who decide at once the second gets 409 and sees what the first one decided', async () => {
    const { id } = await make({ status: 'InReview' })
    const answers = await Promise.all([
      execute(assigner, id, 'approve'),
      execute(admin, id, 'reject', { comment: 'ไม่ครบ' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const second = answers.find(({ status }) => status === 409)!.body
    expect(second.code).toBe('state-moved-on')
    expect(second.detail).toContain(await statusOf(id))
    expect(second.detail).toContain('สมชาย ใจดี')
    expect(await prisma().taskLog.count({ where: { taskId: id } })).toBe(1)
  })

  test('whoever comes second is told in Thai what the task has become', async () => {
    const { id } = await make({ status: 'Completed' })
    const { body } = await call(assigner, tasks.executeCommand, { id, command: 'approve' })
    expect(body.code).toBe('state-moved-on')
    expect(body.detail).toContain('เสร็จสิ้น')
    expect(body.detail).not.toContain('Completed')
  })

  test('a stale rowVersion is 409 and changes nothing', async () => {
    const { id } = await make({ rowVersion: 3 })
    const { status, body } = await execute(assignee, id, 'start', { rowVersion: 2 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect(await statusOf(id)).toBe('Open')
  })

  test('approving a complete registration puts the project and the company to work', async () => {
    const [project, employer, incomplete] = [
      await createProject(),
      await createEmployer({ status: 'Draft' }),
      await createProject({ purchaseRequisitionNo: null }),
    ]
    const inReview = [
      await make({ status: 'InReview', projectId: project.id }),
      await make({ status: 'InReview', employerId: employer.id, taskTypeId: 2 }),
      await make({ status: 'InReview', projectId: incomplete.id }),
    ]
    for (const { id } of inReview) expect((await execute(assigner, id, 'approve')).status).toBe(200)
    const status = async (id: string) =>
      (await prisma().project.findUniqueOrThrow({ where: { id } })).status
    expect([await status(project.id), await status(incomplete.id)]).toEqual(['Active', 'Draft'])
    expect((await prisma().employer.findUniqueOrThrow({ where: { id: employer.id } })).status).toBe(
      'Active',
    )
  })
})

test('approving the own permit request puts no project to work', async () => {
  const contractor = await createUser('Contractor')
  const project = await createProject({ employerId: contractor.employerId })
  const input = { taskTypeId: 3, projectId: project.id } as const
  const { id } = (await call(contractor, tasks.createTask, input)).body
  for (const command of ['start', 'submit', 'approve'] as const)
    expect((await execute(contractor, id, command)).status).toBe(200)
  const { status } = await prisma().project.findUniqueOrThrow({ where: { id: project.id } })
  expect(status).toBe('Draft')
})

describe('tasks/reassign', () => {
  test('hands the task on; the log tells who had it and who has it', async () => {
    const [assigner, first, next] = await Promise.all([
      createUser('WorkOwner'),
      createUser('Purchasing'),
      createUser('Purchasing'),
    ])
    const { body: task } = await call(assigner, tasks.createTask, {
      taskTypeId: 1,
      AssigneeUserId: first.userId,
    })
    const answer = await call(assigner, tasks.reassign, {
      id: task.id,
      AssigneeUserId: next.userId,
      comment: 'ลาพักร้อน',
    })
    expect(answer.status).toBe(200)
    expect((await execute(first, task.id, 'start')).status).toBe(403)
    expect((await execute(next, task.id, 'start')).status).toBe(200)
    const { body: logs } = await call(next, tasks.logs, { id: task.id })
    expect(logs.map(({ command, AssigneeUserId }) => [command, AssigneeUserId])).toEqual([
      ['create', first.userId],
      ['reassign', next.userId],
      ['start', next.userId],
    ])
  })

  test('is for the assigner or an Admin, until the task is over', async () => {
    const [assigner, assignee, admin] = [
      await createUser('WorkOwner'),
      await createUser('Purchasing'),
      await createUser('Admin'),
    ]
    const reassign = async (caller: Made, id: string) =>
      (await call(caller, tasks.reassign, { id, AssigneeUserId: admin.userId })).status
    const task = await createTask({
      assigneeUserId: assignee.userId,
      assignerUserId: assigner.userId,
    })
    expect([
      await reassign(assignee, task.id),
      await reassign(admin, task.id),
      await reassign(assigner, task.id),
    ]).toEqual([403, 200, 200])
    const over = await createTask({
      assigneeUserId: assignee.userId,
      assignerUserId: assigner.userId,
      status: 'Completed',
    })
    expect(await reassign(assigner, over.id)).toBe(409)
  })
})

describe('who sees which task', () => {
  test('mine by default, what I assigned, and all that I look after', async () => {
    const [me, other] = [await createUser('SafetyOfficer'), await createUser('WorkOwner')]
    const mine = await createTask({ assigneeUserId: me.userId, assignerUserId: other.userId })
    const given = await createTask({ assigneeUserId: other.userId, assignerUserId: me.userId })
    const permit = await createTask({ assigneeUserId: other.userId, taskTypeId: 3 })
    const hidden = await createTask({ assigneeUserId: other.userId, taskTypeId: 2 })
    const found = async (scope?: 'mine' | 'assignedByMe' | 'all') =>
      (await call(me, tasks.search, scope ? { scope } : {})).body.map(({ id }) => id)
    expect(await found()).toEqual([mine.id])
    expect(await found('assignedByMe')).toEqual([given.id])
    const all = await found('all')
    expect([mine, given, permit, hidden].map(({ id }) => all.includes(id))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('another one’s task is refused as one that does not exist, by every endpoint', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createTask({
      assigneeUserId: (await createUser('Contractor')).userId,
      taskTypeId: 3,
    })
    for (const asked of [id, NOBODY]) {
      const answers = [
        await call(contractor, tasks.get, { id: asked }),
        await call(contractor, tasks.logs, { id: asked }),
        await execute(contractor, asked, 'start'),
        await call(contractor, tasks.reassign, { id: asked, AssigneeUserId: contractor.userId }),
      ]
      for (const { status, body } of answers)
        expect([status, body.code]).toEqual([400, 'record-not-found'])
    }
    const { body } = await call(contractor, tasks.search, { scope: 'all' })
    expect(body.some((task) => task.id === id)).toBe(false)
  })

  test('overdue is what was due before today and is not over', async () => {
    const me = await createUser('WorkOwner')
    const due = (dueDate: string, status: 'Open' | 'Completed' = 'Open') =>
      createTask({ assigneeUserId: me.userId, dueDate: new Date(`${dueDate}T00:00:00Z`), status })
    const [past, done, future] = [
      await due('2020-01-01'),
      await due('2020-01-01', 'Completed'),
      await due('2399-01-01'),
    ]
    const { body } = await call(me, tasks.search, {})
    const overdue = (id: string) => body.find((task) => task.id === id)!.isOverdue
    expect([past, done, future].map(({ id }) => overdue(id))).toEqual([true, false, false])
    const open = (await call(me, tasks.search, { isOver: false })).body.map(({ id }) => id)
    expect(open).toEqual([past.id, future.id])
  })

  test('is found by its number, its title and what it is about', async () => {
    const me = await createUser('WorkOwner')
    const project = await createProject({ purchaseRequisitionNo: 'PR-FIND-77', name: 'หอกลั่นใหม่' })
    const task = await createTask({
      assigneeUserId: me.userId,
      projectId: project.id,
      title: 'ตรวจรับงาน',
    })
    for (const keyword of [task.refId, 'รับงาน', 'find-77', 'หอกลั่น']) {
      const { body } = await call(me, tasks.search, { keyword })
      expect([keyword, body.map(({ id }) => id)]).toEqual([keyword, [task.id]])
    }
  })
})

test('a user named on a task or in its log cannot be removed', async () => {
  const admin = await createUser('Admin')
  const [assigner, first, next] = [
    await createUser('WorkOwner'),
    await createUser('Purchasing'),
    await createUser('Purchasing'),
  ]
  const { body: task } = await call(assigner, tasks.createTask, {
    taskTypeId: 1,
    AssigneeUserId: first.userId,
  })
  await call(assigner, tasks.reassign, { id: task.id, AssigneeUserId: next.userId })
  for (const { userId } of [assigner, first, next]) {
    const { status, body } = await call(admin, users.remove, { id: userId })
    expect([status, body.code]).toEqual([400, 'user-in-use'])
  }
})

test('a user who only gave commands on tasks can be removed', async () => {
  const admin = await createUser('Admin', { password: 'a long password' })
  const commander = await createUser('Admin')
  const { userId } = await createUser('WorkOwner')
  const task = await createTask({ assigneeUserId: userId, status: 'InReview' })
  const approved = await call(commander, tasks.executeCommand, { id: task.id, command: 'approve' })
  expect(approved.status).toBe(200)
  expect((await call(admin, users.remove, { id: commander.userId })).status).toBe(200)
  const { body } = await call(admin, tasks.logs, { id: task.id })
  expect(body.at(-1)!.actor).toMatchObject({ id: commander.userId, nameTh: 'สมชาย ใจดี' })
})

describe('those to whom a Contractor may give a task', () => {
  async function people() {
    const me = await createUser('Contractor')
    const { employerId } = me
    const [owner, buyer, officer] = [
      await createUser('WorkOwner'),
      await createUser('Purchasing'),
      await createUser('SafetyOfficer'),
    ]
    const project = await createProject({
      employerId: employerId!,
      workOwnerUserId: owner.userId,
      purchasingUserId: buyer.userId,
    })
    const named = { projectId: project.id, userId: officer.userId, role: 'SafetyOfficer' as const }
    await prisma().projectUser.create({ data: named })
    const known = [me, await createUser('Contractor', { employerId }), owner, buyer, officer]
    const unknown = [
      await createUser('Contractor'),
      await createUser('SafetyOfficer'),
      await createUser('Admin'),
      await createUser('Contractor', { employerId, disabledAt: new Date() }),
    ]
    return { me, known, unknown }
  }

  test('are the own company and whom its projects name', async () => {
    const { me, known, unknown } = await people()
    const { body } = await call(me, tasks.searchAssignees, {})
    const ids = known.map(({ userId }) => userId)
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const asked = [...known, ...unknown].map(({ userId }) => userId)
    const found = await call(me, tasks.searchAssignees, { ids: asked })
    expect(found.body).toHaveLength(known.length)
  })

  test('can be given one, others are as good as nobody, for a new task and an old one', async () => {
    const { me, known, unknown } = await people()
    const make = (AssigneeUserId: string) =>
      call(me, tasks.createTask, { taskTypeId: 3, AssigneeUserId })
    for (const { userId } of known) expect((await make(userId)).status).toBe(200)
    const { body: task } = await make(me.userId)
    const hand = (AssigneeUserId: string) =>
      call(me, tasks.reassign, { id: task.id, AssigneeUserId })
    for (const { userId } of unknown)
      for (const give of [make, hand]) {
        const { status, body } = await give(userId)
        expect([status, body.code, body.errors[0]?.path]).toEqual([
          400,
          'record-not-found',
          'AssigneeUserId',
        ])
      }
    for (const { userId } of known) expect((await hand(userId)).status).toBe(200)
  })

  test('without a company is nobody else', async () => {
    const stray = await createUser('Contractor', { personId: (await createPerson()).id })
    await createUser('WorkOwner')
    const { body } = await call(stray, tasks.searchAssignees, {})
    expect(body.map(({ id }) => id)).toEqual([stray.userId])
  })

  test('is everybody to others, with companies and who cannot sign in yet', async () => {
    const caller = await createUser('WorkspaceOwner')
    const foreign = await createUser('Contractor')
    const { body } = await call(caller, tasks.searchAssignees, { ids: [foreign.userId] })
    expect(body).toMatchObject([
      { roles: ['Contractor'], employer: { id: foreign.employerId }, canSignIn: false },
    ])
  })
})
