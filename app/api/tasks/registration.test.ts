import { beforeAll, describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { execute } from '@/lib/testing/calls/task-command'

let owner: TestUser
let buyer: TestUser
beforeAll(async () => {
  owner = await createUser('WorkOwner')
  buyer = await createUser('Purchasing')
})

const statusOf = async (id: string) =>
  (await database().db.task.findUniqueOrThrow({ where: { id } })).status

const started = async (taskTypeId: 1 | 2) => {
  const { body } = await call(buyer, tasks.createTask, { taskTypeId })
  await execute(buyer, body.id, 'start')
  return body
}

describe('a registration is submitted when it is complete', () => {
  test('a project: the refusal has an error for each field that is missing', async () => {
    const task = await started(1)
    expect(task.missing).toEqual(['PurchaseRequisitionNo', 'name', 'employerId'])
    const { status, body } = await execute(buyer, task.id, 'submit')
    expect([status, body.code]).toEqual([400, 'registration-incomplete'])
    expect(body.errors).toEqual([
      { path: 'PurchaseRequisitionNo', message: 'The project has no PR No.' },
      { path: 'name', message: 'The project has no name.' },
      { path: 'employerId', message: 'No contractor company is chosen.' },
    ])
    expect(await statusOf(task.id)).toBe('InProgress')
    await call(buyer, projects.save, {
      id: task.projectId!,
      PurchaseRequisitionNo: `PR-${task.refId}`,
      name: 'หม้อไอน้ำใหม่',
      employerId: (await createEmployer()).id,
    })
    expect((await call(buyer, tasks.get, { id: task.id })).body.missing).toEqual([])
    expect((await execute(buyer, task.id, 'submit')).status).toBe(200)
  })

  test('a company: it needs a name', async () => {
    const task = await started(2)
    const refused = await call(buyer, tasks.executeCommand, { id: task.id, command: 'submit' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'nameTh', message: 'บริษัทยังไม่มีชื่อ' }],
    ])
    await call(buyer, employers.save, { id: task.employerId!, nameTh: 'บริษัท ไทยเครน จำกัด' })
    expect((await execute(buyer, task.id, 'submit')).status).toBe(200)
  })

  test('whoever may not submit does not learn what is missing', async () => {
    const task = await started(1)
    const { status, body } = await execute(owner, task.id, 'submit')
    expect([status, body.code]).toEqual([403, 'not-your-part'])
  })

  test('a task that is over lacks nothing any more', async () => {
    const task = await started(1)
    await execute(buyer, task.id, 'cancel')
    expect((await call(buyer, tasks.get, { id: task.id })).body.missing).toEqual([])
  })
})

describe('a submission is taken back', () => {
  const inReview = () =>
    createTask({
      status: 'InReview',
      assigneeUserId: buyer.userId,
      assignerUserId: owner.userId,
    })

  test('by its assignee until there is a decision', async () => {
    const { id } = await inReview()
    expect((await call(buyer, tasks.get, { id })).body.availableCommands).toEqual(['withdraw'])
    expect((await execute(buyer, id, 'withdraw')).status).toBe(200)
    expect((await call(buyer, tasks.get, { id })).body).toMatchObject({
      status: 'InProgress',
      availableCommands: ['submit', 'cancel'],
    })
    expect((await call(owner, tasks.logs, { id })).body.at(-1)).toMatchObject({
      command: 'withdraw',
      fromStatus: 'InReview',
      toStatus: 'InProgress',
      actorUserId: buyer.userId,
    })
  })

  test('or decided on: of two at once the second is told of the first', async () => {
    const { id } = await inReview()
    const answers = await Promise.all([
      execute(buyer, id, 'withdraw'),
      execute(owner, id, 'approve'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('a draft project made by a task starts with the default users, as a new one does', async () => {
  const [safetyOfficer, areaOwner, purchasing] = [
    await createUser('SafetyOfficer'),
    await createUser('WorkspaceOwner'),
    await createUser('Purchasing'),
  ]
  const defaults = [safetyOfficer, areaOwner, purchasing].map(({ userId }) => userId)
  await database().db.user.updateMany({
    where: { id: { in: defaults } },
    data: { isDefault: true },
  })
  const preset = async (caller: TestUser) => {
    const { body } = await call(caller, tasks.createTask, { taskTypeId: 1 })
    return (await call(caller, projects.get, { id: body.projectId! })).body
  }
  for (const caller of [owner, buyer]) {
    const { body: template } = await call(caller, projects.create, {})
    expect(template.purchasingUserId).toBe(purchasing.userId)
    expect(await preset(caller)).toMatchObject({
      workOwnerUserId: caller.userId,
      purchasingUserId: template.purchasingUserId,
      safetyOfficerUserIds: template.safetyOfficerUserIds,
      workspaceOwnerUserIds: template.workspaceOwnerUserIds,
      startDate: template.startDate,
      endDate: template.endDate,
    })
  }
  const project = await preset(owner)
  expect(project.safetyOfficerUserIds).toContain(safetyOfficer.userId)
  expect(project.workspaceOwnerUserIds).toContain(areaOwner.userId)
  await database().db.user.updateMany({
    where: { roles: { has: 'Purchasing' } },
    data: { isDefault: false },
  })
  expect((await preset(buyer)).purchasingUserId).toBe(buyer.userId)
})
