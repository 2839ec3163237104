import { expect, test } from 'vitest'
import { createProject, createTask, createUser } from '@/lib/testing/records/factories'
import { statementsOf } from '@/lib/testing/calls/statements'
import { database } from './database'
import { isEmptyRead } from './empty-reads'

const relations = {
  project: { select: { name: true, employer: { select: { nameTh: true } } } },
  employer: { select: { nameTh: true } },
  assigneeUser: { select: { person: { select: { employer: { select: { id: true } } } } } },
} as const

async function readTasks(ids: string[]) {
  const { db } = database()
  const where = { id: { in: ids } }
  return db.task.findMany({ where, select: { id: true, ...relations } })
}

const { userId } = await createUser('Admin')
const project = await createProject({ employerId: null })

test('rows to which nobody refers are not asked for', async () => {
  const task = await createTask({ assigneeUserId: userId, assignerUserId: userId })
  const [read] = await readTasks([task.id])
  expect(read).toMatchObject({ project: null, employer: null })
  expect(read?.assigneeUser.person.employer).toBeNull()
  const statements = await statementsOf(() => readTasks([task.id]))
  expect(statements).toHaveLength(3) // the task, its user, the person
  expect(await statementsOf(() => readTasks([userId]))).toHaveLength(1)
})

test('rows to which somebody refers are read, beside others that nobody refers to', async () => {
  const own = { assigneeUserId: userId, assignerUserId: userId }
  const tasks = [await createTask(own), await createTask({ ...own, projectId: project.id })]
  const read = await readTasks(tasks.map(({ id }) => id))
  expect(read.map((task) => task.project?.name ?? null).toSorted()).toEqual(
    [project.name, null].toSorted(),
  )
})

test.each([
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."id" IN (NULL) OFFSET $1',
    ['0'],
    true,
  ],
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."id" IN ($1,$2) OFFSET $3',
    [null, null, '0'],
    true,
  ],
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."id" IN ($1,$2) OFFSET $3',
    [null, 'a', '0'],
    false,
  ],
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."id" NOT IN (NULL) OFFSET $1',
    ['0'],
    false,
  ],
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE ("public"."users"."id" IN (NULL) OR "public"."users"."isActive" = $1) OFFSET $2',
    [true, '0'],
    false,
  ],
  [
    'SELECT COUNT(*) FROM (SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."id" IN (NULL) OFFSET $1) AS "sub"',
    ['0'],
    false,
  ],
])('%s with %j finds nothing: %s', (sql, args, isEmpty) => {
  expect(isEmptyRead({ sql, args })).toBe(isEmpty)
})
