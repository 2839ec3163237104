import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { createProject, createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

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

  test('is 401 without authorization', async () => {
    expect((await call(null, tasks.createTask, { taskTypeId: 3 })).status).toBe(401)
  })

  test('without the permission of the type is 403, whatever else is wrong', async () => {
    const contractor = await createUser('Contractor')
    for (const input of [
      { taskTypeId: 1, dueDate: 'tomorrow', AssigneeUserId: 7 },
      { TASKTYPEID: 2, title: 'ก'.repeat(301) },
    ]) {
      const answer = await callUnchecked(contractor, tasks.createTask, input)
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    }
    const { status } = await callUnchecked(contractor, tasks.createTask, {
      taskTypeId: 3,
      dueDate: 'tomorrow',
    })
    expect(status).toBe(400)
  })

  test.each([0, 4, 1.5, '1', null, undefined])('the type %s is 400', async (taskTypeId) => {
    const { status } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: taskTypeId as 1,
    })
    expect(status).toBe(400)
  })
})

describe('tasks/createTask: what it creates', () => {
  test('type 1 creates a linked draft project of the caller', async () => {
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

  test('type 2 creates a draft company of kind Contractor', async () => {
    const { body } = await call(await createUser('Purchasing'), tasks.createTask, { taskTypeId: 2 })
    expect(
      await database().db.employer.findUniqueOrThrow({ where: { id: body.employerId! } }),
    ).toMatchObject({
      kind: 'Contractor',
      status: 'Draft',
    })
  })

  test('type 3 creates a draft permit of the company of the caller or the project', async () => {
    const contractor = await createUser('Contractor')
    const project = await createProject()
    const own = await call(contractor, tasks.createTask, { taskTypeId: 3 })
    const forProject = await call(await createUser('WorkOwner'), tasks.createTask, {
      taskTypeId: 3,
      projectId: project.id,
    })
    const permit = (id: string) => database().db.workPermit.findUniqueOrThrow({ where: { id } })
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

  test('type 3 for a Contractor creates a permit of that company, which they see', async () => {
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

  test('a project of another company does not exist for a Contractor', async () => {
    const contractor = await createUser('Contractor')
    const answer = await call(contractor, tasks.createTask, {
      taskTypeId: 3,
      projectId: (await createProject()).id,
    })
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'projectId'])
  })

  test.each([
    ['an unknown assignee', { AssigneeUserId: UNKNOWN_ID }, 'AssigneeUserId'],
    ['an unknown project', { projectId: UNKNOWN_ID }, 'projectId'],
    ['a Buddhist-era due date', { dueDate: '2569-12-24' }, 'dueDate'],
  ])('%s is 400 and creates nothing', async (_, input, path) => {
    const count = async () => [
      await database().db.task.count(),
      await database().db.workPermit.count(),
    ]
    const before = await count()
    const { status, body } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: 3,
      ...input,
    })
    expect([status, body.errors[0]?.path]).toEqual([400, path])
    expect(await count()).toEqual(before)
  })

  test('a disabled user cannot be the assignee', async () => {
    const { userId } = await createUser('WorkOwner', { disabledAt: new Date() })
    const { status } = await call(await createUser('Admin'), tasks.createTask, {
      taskTypeId: 1,
      AssigneeUserId: userId,
    })
    expect(status).toBe(400)
  })

  test('a key names the assignee, as its service account is given nothing to do', async () => {
    const account = await createServiceAccount()
    const { key } = await createApiKey(account.id, { scopes: ['realm-basic:write'] })
    const create = (input: object) =>
      callByKey(key, tasks.createTask, { taskTypeId: 3, ...input }, english)
    const { status, body } = await create({})
    expect([status, body.code]).toEqual([400, 'invalid-input'])
    expect(body.errors).toEqual([{ path: 'AssigneeUserId', message: 'An assignee is required.' }])
    const { userId: AssigneeUserId } = await createUser('SafetyOfficer')
    expect((await create({ AssigneeUserId })).status).toBe(200)
  })

  test('20 concurrent tasks get 20 numbers', async () => {
    const owner = await createUser('WorkOwner')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(owner, tasks.createTask, { taskTypeId: 1 })),
    )
    expect(new Set(answers.map(({ body }) => body.refId)).size).toBe(20)
  })
})
