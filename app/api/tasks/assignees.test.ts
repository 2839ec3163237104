import { describe, expect, test } from 'vitest'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createPerson,
  createProject,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { execute } from '@/lib/testing/calls/task-command'

describe('tasks/reassign', () => {
  test('reassigns the task, and the log names the former and the new assignee', async () => {
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

  test('sent twice hands over and tells once', async () => {
    const [assigner, next] = [await createUser('WorkOwner'), await createUser('Purchasing')]
    const { id, rowVersion } = await createTask({
      assigneeUserId: assigner.userId,
      assignerUserId: assigner.userId,
    })
    const again = { id, rowVersion, AssigneeUserId: next.userId }
    for (const { status, body } of [
      await call(assigner, tasks.reassign, again),
      await call(assigner, tasks.reassign, again),
    ])
      expect([status, body.rowVersion]).toEqual([200, rowVersion + 1])
    const { db } = database()
    expect(await db.taskLog.count({ where: { taskId: id, command: 'reassign' } })).toBe(1)
    expect(await db.notice.count({ where: { subjectId: id, userId: next.userId } })).toBe(1)
  })

  test('is allowed to the assigner or an Admin until the task is finished', async () => {
    const [assigner, assignee, admin] = [
      await createUser('WorkOwner'),
      await createUser('Purchasing'),
      await createUser('Admin'),
    ]
    const reassign = async (caller: TestUser, id: string) =>
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

describe('the assignees that a Contractor may choose', () => {
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
    await database().db.projectUser.create({ data: named })
    const known = [me, await createUser('Contractor', { employerId }), owner, buyer, officer]
    const unknown = [
      await createUser('Contractor'),
      await createUser('SafetyOfficer'),
      await createUser('Admin'),
      await createUser('Contractor', { employerId, disabledAt: new Date() }),
    ]
    return { me, known, unknown }
  }

  test('are users of the own company and of its projects', async () => {
    const { me, known, unknown } = await people()
    const { body } = await call(me, tasks.searchAssignees, {})
    const ids = known.map(({ userId }) => userId)
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const asked = [...known, ...unknown].map(({ userId }) => userId)
    const found = await call(me, tasks.searchAssignees, { ids: asked })
    expect(found.body).toHaveLength(known.length)
  })

  test('of other companies are found by name, and not by the code', async () => {
    const { me, known } = await people()
    const foundBy = async ({ personId, userId }: TestUser, part: 'code' | 'lastNameTh') => {
      const person = await database().db.person.findUniqueOrThrow({ where: { id: personId } })
      const { body } = await call(me, tasks.searchAssignees, { keyword: person[part] })
      return body.some(({ id }) => id === userId)
    }
    const [, colleague, owner] = known as [TestUser, TestUser, TestUser]
    expect([await foundBy(colleague, 'code'), await foundBy(owner, 'lastNameTh')]).toEqual([
      true,
      true,
    ])
    expect(await foundBy(owner, 'code')).toBe(false)
  })

  test('are accepted for a new or an existing task, and others do not exist', async () => {
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

  test('without a company there are none but the Contractor', async () => {
    const stray = await createUser('Contractor', { personId: (await createPerson()).id })
    await createUser('WorkOwner')
    const { body } = await call(stray, tasks.searchAssignees, {})
    expect(body.map(({ id }) => id)).toEqual([stray.userId])
  })

  test('other roles may choose everybody, also users who cannot sign in yet', async () => {
    const caller = await createUser('WorkspaceOwner')
    const foreign = await createUser('Contractor')
    const { body } = await call(caller, tasks.searchAssignees, { ids: [foreign.userId] })
    expect(body).toMatchObject([
      { roles: ['Contractor'], employer: { id: foreign.employerId }, canSignIn: false },
    ])
  })
})
