import { describe, expect, test } from 'vitest'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'

const giver = await createUser('WorkOwner')
const taker = await createUser('SafetyOfficer')
const { db } = database()

const newTask = async (overrides: Partial<Parameters<typeof createTask>[0]> = {}) =>
  (
    await createTask({
      assigneeUserId: giver.userId,
      assignerUserId: giver.userId,
      ...overrides,
    })
  ).id
const reassign = (caller: TestUser, ids: string[], to = taker) =>
  call(caller, tasks.reassignMany, { ids, AssigneeUserId: to.userId })
const assigneeOf = async (id: string) =>
  (await db.task.findUniqueOrThrow({ where: { id } })).assigneeUserId

describe('tasks/reassignMany', () => {
  test('hands over each once, with a line in its log, an audit line and a notice', async () => {
    const ids = [await newTask(), await newTask()]
    const { status, body } = await reassign(giver, [...ids, ids[0]!])
    expect([status, body.results]).toEqual([200, ids.map((id) => ({ id, outcome: 'done' }))])
    for (const id of ids) {
      expect(await assigneeOf(id)).toBe(taker.userId)
      expect(await db.taskLog.count({ where: { taskId: id, command: 'reassign' } })).toBe(1)
      expect(await db.notice.count({ where: { subjectId: id, userId: taker.userId } })).toBe(1)
      const line = { event: 'task.reassigned', subjectId: id }
      expect(await db.auditEntry.count({ where: line })).toBe(1)
    }
  })

  test('judges each as reassign does, and leaves the refused as they were', async () => {
    const [good, over] = [await newTask(), await newTask({ status: 'Completed' })]
    const stranger = await createUser('WorkOwner')
    const foreign = await newTask({
      assigneeUserId: stranger.userId,
      assignerUserId: stranger.userId,
    })
    const received = await newTask({ assignerUserId: stranger.userId })
    const unknown = crypto.randomUUID()
    const ids = [over, good, foreign, received, unknown]
    const { body } = await reassign(giver, ids)
    const singles: string[] = []
    for (const id of ids) {
      const { status, body } = await call(giver, tasks.reassign, {
        id,
        AssigneeUserId: taker.userId,
      })
      singles.push(status === 200 ? 'done' : body.code)
    }
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual(singles)
    expect(singles.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(await assigneeOf(foreign)).toBe(stranger.userId)
    expect(await db.taskLog.count({ where: { taskId: { in: [over, foreign, received] } } })).toBe(0)
  })

  test('refuses by itself what somebody else handed over since it was read', async () => {
    const [handed, other] = [await newTask(), await newTask()]
    const { rowVersion } = await db.task.findUniqueOrThrow({ where: { id: handed } })
    const third = await createUser('WorkOwner')
    await reassign(giver, [handed], third)
    const { body } = await call(giver, tasks.reassignMany, {
      ids: [handed, other],
      rowVersions: [{ id: handed, rowVersion }],
      AssigneeUserId: taker.userId,
    })
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'stale-record',
      'done',
    ])
    expect(await assigneeOf(handed)).toBe(third.userId)
  })

  test('leaves alone what its assignee has already, also where it was handed over since', async () => {
    const id = await newTask()
    const { rowVersion } = await db.task.findUniqueOrThrow({ where: { id } })
    const again = { ids: [id], rowVersions: [{ id, rowVersion }], AssigneeUserId: taker.userId }
    for (const { status, body } of [
      await call(giver, tasks.reassignMany, again),
      await call(giver, tasks.reassignMany, again),
    ])
      expect([status, body.results]).toEqual([200, [{ id, outcome: 'done' }]])
    expect(await db.taskLog.count({ where: { taskId: id, command: 'reassign' } })).toBe(1)
    expect(await db.notice.count({ where: { subjectId: id, userId: taker.userId } })).toBe(1)
  })

  test('gives nothing to whom the caller may not choose', async () => {
    const contractor = await createUser('Contractor', { employerId: (await createEmployer()).id })
    const id = await newTask({
      assigneeUserId: contractor.userId,
      assignerUserId: contractor.userId,
    })
    const elsewhere = await createUser('Contractor', { employerId: (await createEmployer()).id })
    const { status, body } = await reassign(contractor, [id], elsewhere)
    expect([status, body.code]).toEqual([400, 'record-not-found'])
    expect(body.errors.map(({ path }) => path)).toEqual(['AssigneeUserId'])
    expect(await assigneeOf(id)).toBe(contractor.userId)
  })

  test('takes 500 and no more, within the time of a transaction', async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, () => newTask()))
    expect((await reassign(giver, [...ids, crypto.randomUUID()])).status).toBe(400)
    const { status, body } = await reassign(giver, ids)
    expect(status).toBe(200)
    expect(body.results.every(({ outcome }) => outcome === 'done')).toBe(true)
  })

  test('two calls at once over the same tasks wait for each other, never in a circle', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => newTask()))
    const answers = await Promise.all([
      reassign(giver, ids),
      reassign(giver, ids.toReversed(), await createUser('WorkOwner')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})
