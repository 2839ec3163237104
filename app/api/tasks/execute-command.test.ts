import { beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { taskCommands, type TaskCommand } from '@/lib/domain/work/tasks/workflow'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import {
  createEmployer,
  createProject,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { execute } from '@/lib/testing/calls/task-command'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

const statusOf = async (id: string) =>
  (await database().db.task.findUniqueOrThrow({ where: { id } })).status

const fillIn = async (id: string) =>
  database().db.project.update({
    where: { id },
    data: {
      purchaseRequisitionNo: `PR-${id}`,
      name: 'หม้อไอน้ำใหม่',
      employerId: (await createEmployer()).id,
    },
  })

describe('tasks/executeCommand', () => {
  let assigner: TestUser
  let assignee: TestUser
  let admin: TestUser
  beforeAll(async () => {
    ;[assigner, assignee, admin] = [
      await createUser('WorkOwner'),
      await createUser('Purchasing'),
      await createUser('Admin'),
    ]
  })
  const make = (fields: Partial<Parameters<typeof createTask>[0]> = {}) =>
    createTask({ assigneeUserId: assignee.userId, assignerUserId: assigner.userId, ...fields })

  test('takes a task from start to approval, with every step in the log', async () => {
    const { body: task } = await call(assigner, tasks.createTask, {
      taskTypeId: 1,
      AssigneeUserId: assignee.userId,
    })
    await fillIn(task.projectId!)
    const steps: [TestUser, TaskCommand, object?][] = [
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

  test.each(taskCommands)('%s by a user who only sees the task is 403', async (command) => {
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
    ['withdraw', 'assigner'],
    ['approve', 'assignee'],
    ['reject', 'assignee'],
  ] as const)('%s is refused to the %s', async (command, part) => {
    const { id } = await make({
      status: command === 'start' || command === 'submit' ? 'Open' : 'InReview',
    })
    expect(
      (await execute(part === 'assigner' ? assigner : assignee, id, command, { comment: 'x' }))
        .status,
    ).toBe(403)
  })

  test('an Admin may decide as well', async () => {
    const { id } = await make({ status: 'InReview' })
    expect((await execute(admin, id, 'approve')).status).toBe(200)
  })

  test.each(['requestChange', 'reject'] as const)('%s without a reason is 400', async (command) => {
    const { id } = await make({ status: 'InReview' })
    for (const comment of [undefined, '', '  ']) {
      const { status, body } = await execute(assigner, id, command, { comment })
      expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'comment-needed', 'comment'])
    }
    expect(await statusOf(id)).toBe('InReview')
  })

  test('of two concurrent decisions the second gets 409 and the decision of the first', async () => {
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
    expect(await database().db.taskLog.count({ where: { taskId: id } })).toBe(1)
  })

  test('a conflict names the new status in Thai', async () => {
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

  test('approving a complete registration makes the project and the company active', async () => {
    const [project, employer, incomplete] = [
      await createProject(),
      await createEmployer({ status: 'Draft' }),
      await createProject({ purchaseRequisitionNo: null }),
    ]
    const inReview = [
      await make({ status: 'InReview', projectId: project.id }),
      await make({
        status: 'InReview',
        employerId: employer.id,
        taskTypeId: 2,
        assignerUserId: admin.userId,
      }),
      await make({ status: 'InReview', projectId: incomplete.id }),
    ]
    for (const { id, taskTypeId } of inReview) {
      const caller = taskTypeId === 2 ? admin : assigner
      expect((await execute(caller, id, 'approve')).status).toBe(200)
    }
    const status = async (id: string) =>
      (await database().db.project.findUniqueOrThrow({ where: { id } })).status
    expect([await status(project.id), await status(incomplete.id)]).toEqual(['Active', 'Draft'])
    expect(
      (await database().db.employer.findUniqueOrThrow({ where: { id: employer.id } })).status,
    ).toBe('Active')
  })
})

describe('approving a registration', () => {
  const inReview = async ({ userId }: { userId: string }) => {
    const { id: employerId } = await createEmployer({ status: 'Draft' })
    const task = { taskTypeId: 2, status: 'InReview', employerId } as const
    const made = await createTask({ ...task, assigneeUserId: userId })
    return { id: made.id, employerId }
  }
  const companyStatus = async (id: string) =>
    (await database().db.employer.findUniqueOrThrow({ where: { id } })).status

  test('is for those who may register, whoever gave the task', async () => {
    const former = await createUser('WorkspaceOwner')
    const { id, employerId } = await inReview(former)
    const { status, body } = await execute(former, id, 'approve')
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(await companyStatus(employerId)).toBe('Draft')
    const { availableCommands } = (await call(former, tasks.get, { id })).body
    expect(availableCommands).toEqual(['requestChange', 'withdraw', 'reject'])
    expect((await execute(await createUser('Admin'), id, 'approve')).status).toBe(200)
  })

  test('is not for a key that may not register', async () => {
    const account = await createServiceAccount()
    const { id, employerId } = await inReview({ userId: account.id })
    const { key } = await createApiKey(account.id, { scopes: ['realm-basic:write'] })
    const { status, body } = await callByKey(key, tasks.executeCommand, { id, command: 'approve' })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(await companyStatus(employerId)).toBe('Draft')
  })

  test('leaves a company as somebody else has made it meanwhile', async () => {
    const buyer = await createUser('Purchasing')
    const { id, employerId } = await inReview(buyer)
    const approved = await inTransaction(async ({ db }) => {
      await db.employer.update({ where: { id: employerId }, data: { status: 'Inactive' } })
      const answer = execute(buyer, id, 'approve')
      await untilWaiting(1)
      return { answer }
    })
    expect((await approved.answer).status).toBe(200)
    expect(await companyStatus(employerId)).toBe('Inactive')
  })
})

test('approving the own permit request makes no project active', async () => {
  const contractor = await createUser('Contractor')
  const project = await createProject({ employerId: contractor.employerId })
  const input = { taskTypeId: 3, projectId: project.id } as const
  const { id } = (await call(contractor, tasks.createTask, input)).body
  for (const command of ['start', 'submit', 'approve'] as const)
    expect((await execute(contractor, id, command)).status).toBe(200)
  const { status } = await database().db.project.findUniqueOrThrow({ where: { id: project.id } })
  expect(status).toBe('Draft')
})
