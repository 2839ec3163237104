import * as z from 'zod'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createUser,
} from '@/lib/testing/records/factories'
import { asOwner } from '@/lib/testing/runs/owner'
import { database } from './database'
import { referencesTo, requireUnreferenced, isUnreferencedSql } from './references'

// As a migration would; the test's database is its own.
beforeAll(async () => {
  await asOwner(`CREATE TABLE "inspections" (
    "id" uuid PRIMARY KEY, "employerId" uuid NOT NULL REFERENCES "employers"("id") ON DELETE RESTRICT)`)
  await asOwner('GRANT SELECT ON "inspections" TO PUBLIC')
})

test('a new row has no references', async () => {
  const { id } = await createEmployer()
  expect(await referencesTo(database().sql, 'employers', id)).toEqual({})
  await requireUnreferenced(database().sql, 'employers', id)
})

test('references are counted by table, and only those to this row', async () => {
  const { id } = await createEmployer()
  await createPerson({ employerId: id })
  await createPerson({ employerId: id })
  await createPerson({ employerId: (await createEmployer()).id })
  await createProject({ employerId: id })
  expect(await referencesTo(database().sql, 'employers', id)).toEqual({ persons: 2, projects: 1 })
})

test('references of a table that was added later count', async () => {
  const { id } = await createEmployer()
  await asOwner('INSERT INTO "inspections" VALUES ($1, $2)', [randomUUID(), id])
  expect(await referencesTo(database().sql, 'employers', id)).toEqual({ inspections: 1 })
  const refusal = requireUnreferenced(database().sql, 'employers', id)
  await expect(refusal).rejects.toMatchObject({ code: 'record-in-use' })
})

test('removed rows count only where they are asked for, yet they still prevent a removal', async () => {
  const { id } = await createEmployer()
  await createPerson({ employerId: id, removedAt: new Date() })
  expect(await referencesTo(database().sql, 'employers', id)).toEqual({})
  expect(await referencesTo(database().sql, 'employers', id, { withRemoved: true })).toEqual({
    persons: 1,
  })
  const refusal = requireUnreferenced(database().sql, 'employers', id)
  await expect(refusal).rejects.toMatchObject({ code: 'record-in-use' })
})

test('a task that refers to a user several times, also from its log, counts once', async () => {
  const user = await createUser('WorkOwner')
  const task = await createTask({ assigneeUserId: user.id })
  const named = { assigneeUserId: user.id, assignerUserId: user.id, actorUserId: user.id }
  await database().db.taskLog.create({
    data: { taskId: task.id, command: 'create', toStatus: 'Open', ...named },
  })
  expect(await referencesTo(database().sql, 'users', user.id)).toEqual({ tasks: 1 })
})

test('only references from the named columns count', async () => {
  const user = await createUser('WorkOwner')
  await createPerson({ responsibleUserId: user.id })
  await createTask({ assigneeUserId: user.id })
  const by = ['responsibleUserId']
  expect(await referencesTo(database().sql, 'users', user.id, { by })).toEqual({ persons: 1 })
  expect(await referencesTo(database().sql, 'users', user.id, { by: ['actorUserId'] })).toEqual({})
})

test('rows that are deleted with a row do not count', async () => {
  const user = await createUser('WorkOwner', { password: 'a long password' })
  const project = await createProject()
  await database().db.projectUser.create({
    data: { projectId: project.id, userId: user.id, role: 'SafetyOfficer' },
  })
  expect(await referencesTo(database().sql, 'projects', project.id)).toEqual({})
  expect(await referencesTo(database().sql, 'users', user.id)).toEqual({ projects: 1 })
})

test('a row of a table without foreign keys to it has no references', async () => {
  const person = await createPerson()
  const attendance = await createAttendance({ personId: person.id, enrolledByUserId: person.id })
  expect(await referencesTo(database().sql, 'attendances', attendance.id)).toEqual({})
  await requireUnreferenced(database().sql, 'attendances', attendance.id, 'session-has-rows')
})

test('a query can leave out the rows that are referenced', async () => {
  const [free, used] = [await createEmployer(), await createEmployer()]
  await createPerson({ employerId: used.id })
  const rows = await database().sql`
    SELECT "id" FROM "employers" WHERE "id" IN (${free.id}::uuid, ${used.id}::uuid)
      AND ${await isUnreferencedSql('employers')}`.rows(z.object({ id: z.guid() }))
  expect(rows).toEqual([{ id: free.id }])
})
