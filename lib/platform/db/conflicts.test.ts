import { expect, test } from 'vitest'
import { createEmployer } from '@/lib/testing/records/factories'
import { database, inSqlTransaction, inTransaction, type Db } from './database'
import { lockRow } from './lock'

/** Transactions that lock two rows in opposite orders. Returns the version of the first row. */
async function inOppositeOrders(write: (ids: [string, string]) => Promise<unknown>, times: number) {
  const [a, b] = [(await createEmployer()).id, (await createEmployer()).id]
  const writes = Array.from({ length: times }, (_, n) => write(n % 2 ? [a, b] : [b, a]))
  await Promise.all(writes)
  const { rowVersion } = await database().db.employer.findUniqueOrThrow({ where: { id: a } })
  return rowVersion
}

const raise = (db: Db, id: string) =>
  db.employer.update({ where: { id }, data: { rowVersion: { increment: 1 } } })

test('changes that deadlock each other are all made, each once', async () => {
  const version = await inOppositeOrders(
    (ids) =>
      inTransaction(async ({ db }) => {
        for (const id of ids) await lockRow(db, 'employers', id)
        for (const id of ids) await raise(db, id)
      }),
    10,
  )
  expect(version).toBe(11)
})

test('changes that deadlock by writing without a lock are all made, each once', async () => {
  const version = await inOppositeOrders(
    (ids) =>
      inTransaction(async ({ db }) => {
        for (const id of ids) await raise(db, id)
      }),
    10,
  )
  expect(version).toBe(11)
})

test('changes that deadlock in SQL transactions are all made, each once', async () => {
  const version = await inOppositeOrders(
    (ids) =>
      inSqlTransaction(async ({ sql }) => {
        for (const id of ids)
          await sql`UPDATE "employers" SET "rowVersion" = "rowVersion" + 1 WHERE "id" = ${id}::uuid`.run()
      }),
    10,
  )
  expect(version).toBe(11)
})
