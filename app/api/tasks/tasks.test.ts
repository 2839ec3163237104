import { describe, expect, test } from 'vitest'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { users } from '@/lib/domain/people/users/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createProject,
  createTask,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { execute } from '@/lib/testing/calls/task-command'

describe('the visible tasks', () => {
  test('are the own ones by default, those the user assigned, or all', async () => {
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

  test('wait for the assignee until they are submitted, then for the assigner', async () => {
    const [giver, taker] = [await createUser('WorkOwner'), await createUser('Purchasing')]
    const make = (status: 'Open' | 'InProgress' | 'InReview' | 'Completed') =>
      createTask({ assignerUserId: giver.userId, assigneeUserId: taker.userId, status })
    const [open, begun, submitted] = [
      await make('Open'),
      await make('InProgress'),
      await make('InReview'),
    ]
    await make('Completed')
    const waiting = async (caller: typeof giver) =>
      (await call(caller, tasks.search, { scope: 'waitingForMe' })).body
        .map(({ id }) => id)
        .toSorted()
    expect(await waiting(taker)).toEqual([open.id, begun.id].toSorted())
    expect(await waiting(giver)).toEqual([submitted.id])
  })

  test('do not include the task of another user, which no endpoint finds', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createTask({
      assigneeUserId: (await createUser('Contractor')).userId,
      taskTypeId: 3,
    })
    for (const asked of [id, UNKNOWN_ID]) {
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

  test('of a company are its registration and those of its projects and permits', async () => {
    const me = await createUser('Admin')
    const { id: employerId } = await createEmployer()
    const own = await createProject({ employerId })
    const other = await createProject()
    const task = (about: Partial<Parameters<typeof createTask>[0]>) =>
      createTask({ assigneeUserId: me.userId, ...about })
    const registration = await task({ employerId, taskTypeId: 2 })
    const project = await task({ projectId: own.id })
    await task({ projectId: other.id })
    const { body } = await call(me, tasks.search, { scope: 'all', employerId })
    expect(body.map(({ id }) => id).sort()).toEqual([registration.id, project.id].sort())
  })

  test('are overdue when they were due before today and are not finished', async () => {
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

  test('are found by number, title and subject', async () => {
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
