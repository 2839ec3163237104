import { expect, test } from 'vitest'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createEmployer, createPerson, UNKNOWN_ID } from '@/lib/testing/records/factories'
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

/** What `write` answers that finds an employer which another transaction is about to have removed. */
async function whileRemoved<T>(write: (employerId: string, personId: string) => Promise<T>) {
  const [employer, person] = [await createEmployer(), await createPerson()]
  const { written } = await inTransaction(async ({ db }) => {
    await db.employer.delete({ where: { id: employer.id } })
    const answer = write(employer.id, person.id)
    await untilWaiting(1)
    return { written: answer }
  })
  return written
}

test('a reference to what is being removed is looked up again', async () => {
  const byPrisma = await whileRemoved((employerId, id) =>
    inTransaction(async ({ db }) => {
      if ((await db.employer.count({ where: { id: employerId } })) === 0) return 'not there'
      await db.person.update({ where: { id }, data: { employerId } })
      return 'written'
    }),
  )
  const bySql = await whileRemoved((employerId, id) =>
    inSqlTransaction(async ({ sql }) => {
      const found = await sql`SELECT FROM "employers" WHERE "id" = ${employerId}::uuid`.run()
      if (found === 0) return 'not there'
      await sql`UPDATE "persons" SET "employerId" = ${employerId}::uuid WHERE "id" = ${id}::uuid`.run()
      return 'written'
    }),
  )
  expect([byPrisma, bySql]).toEqual(['not there', 'not there'])
})

test('a reference to what was never there is an error', () =>
  expect(
    inTransaction(async ({ db }) =>
      db.person.update({
        where: { id: (await createPerson()).id },
        data: { employerId: UNKNOWN_ID },
      }),
    ),
  ).rejects.toThrow('Foreign key'))
