import { expect, test } from 'vitest'
import { createEmployer } from '@/lib/testing/factories'
import { database, inSqlTransaction, inTransaction, type Db } from './database'
import { lockRow } from './lock'

/** All begin at the one end or the other of two rows, and have the first before they ask for the second. */
async function crossing(write: (ids: [string, string]) => Promise<unknown>, times: number) {
  const [a, b] = [(await createEmployer()).id, (await createEmployer()).id]
  const writes = Array.from({ length: times }, (_, n) => write(n % 2 ? [a, b] : [b, a]))
  await Promise.all(writes)
  const { rowVersion } = await database().db.employer.findUniqueOrThrow({ where: { id: a } })
  return rowVersion
}

const raise = (db: Db, id: string) =>
  db.employer.update({ where: { id }, data: { rowVersion: { increment: 1 } } })

test('every one of many changes that lock each other out is made, once', async () => {
  const version = await crossing(
    (ids) =>
      inTransaction(async ({ db }) => {
        for (const id of ids) await lockRow(db, 'employers', id)
        for (const id of ids) await raise(db, id)
      }),
    10,
  )
  expect(version).toBe(11)
})

test('so is every one that writes without locking first', async () => {
  const version = await crossing(
    (ids) =>
      inTransaction(async ({ db }) => {
        for (const id of ids) await raise(db, id)
      }),
    10,
  )
  expect(version).toBe(11)
})

test('so is every one past Prisma', async () => {
  const version = await crossing(
    (ids) =>
      inSqlTransaction(async ({ sql }) => {
        for (const id of ids)
          await sql`UPDATE "employers" SET "rowVersion" = "rowVersion" + 1 WHERE "id" = ${id}::uuid`.run()
      }),
    10,
  )
  expect(version).toBe(11)
})
