import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { database, inSqlTransaction, inTransaction } from './database'
import { isDatabaseDown } from './errors'
import { fragment, identifier, joined, literals } from './fragment'
import type { Sql } from './sql'

const insert = (sql: Sql, id: string) =>
  sql`INSERT INTO "employers" ("id", "nameTh", "kind", "updatedAt")
    VALUES (${id}::uuid, ${`บริษัท ${id}`}, 'Contractor', ${new Date()}::timestamptz)`.run()
const counted = z.object({ count: z.int() })
const count = async (sql: Sql, ids: string[]) => {
  const row = await sql`
    SELECT count(*)::int AS "count" FROM "employers" WHERE "id" = ANY(${ids}::uuid[])`.one(counted)
  return row.count
}

/** Outside of a transaction, and in one of each kind, one after the other. */
async function everywhere<T>(work: (sql: Sql) => Promise<T>): Promise<T[]> {
  return [
    await work(database().sql),
    await inTransaction(({ sql }) => work(sql)),
    await inSqlTransaction(({ sql }) => work(sql)),
  ]
}

test('values and rows are alike in each kind of transaction and in none', async () => {
  const at = new Date('2026-11-21T16:59:59.999Z')
  const schema = z.object({
    at: z.date(),
    text: z.string(),
    list: z.array(z.int()),
    none: z.null(),
    json: z.object({ a: z.int() }),
  })
  const rows = await everywhere((sql) =>
    sql`SELECT ${at}::timestamptz AS "at", ${'น้ำ'} AS "text", ${[1, 2]}::int[] AS "list",
      ${null}::text AS "none", ${{ a: 1 }}::json AS "json"`.rows(schema),
  )
  const expected = [{ at, text: 'น้ำ', list: [1, 2], none: null, json: { a: 1 } }]
  expect(rows).toEqual([expected, expected, expected])
})

test('a row that is not as its schema says fails the test that reads it', async () => {
  await everywhere(async (sql) => {
    await expect(sql`SELECT 'one' AS "count"`.rows(counted)).rejects.toThrow('expected number')
  })
})

test('first gives undefined where there is no row, one throws, and run counts', async () => {
  const results = await everywhere(async (sql) => {
    const none = sql`SELECT 1 AS "count" WHERE false`
    await expect(none.one(counted)).rejects.toThrow('has none')
    return [await none.first(counted), await sql`SELECT FROM generate_series(1, 3)`.run()]
  })
  expect(results).toEqual([
    [undefined, 3],
    [undefined, 3],
    [undefined, 3],
  ])
})

test('what is put into a statement stays a value, and a name a name', async () => {
  const text = `'; DROP TABLE "users"; --`
  const same = fragment`${text} = ${literals([text])}`
  const row = await database().sql`
    SELECT ${joined([same, fragment`true`], ' AND ')} AS ${identifier('a"b')}`.one(
    z.object({ 'a"b': z.literal(true) }),
  )
  expect(row).toEqual({ 'a"b': true })
})

test('what is written is there for others when the work is done, and not at all when it fails', async () => {
  const { sql: outside } = database()
  for (const inOne of [inTransaction, inSqlTransaction]) {
    const ids = [randomUUID(), randomUUID()]
    await inOne(async ({ sql }: { sql: Sql }) => {
      expect(await insert(sql, ids[0]!)).toBe(1)
      expect([await count(sql, ids), await count(outside, ids)]).toEqual([1, 0])
    })
    const failing = inOne(async ({ sql }: { sql: Sql }) => {
      await insert(sql, ids[1]!)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await count(outside, ids)).toBe(1)
  }
})

test('failures give their connections back', async () => {
  for (let time = 0; time < 30; time++)
    await expect(inSqlTransaction(({ sql }) => sql`SELECT 1 / 0`.run())).rejects.toThrow(
      'division by zero',
    )
  expect(await inSqlTransaction(({ sql }) => count(sql, []))).toBe(0)
})

test('two that wait for each other both come through: who was given up is repeated', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) await insert(database().sql, id)
  let attempts = 0
  let bothHoldOne: () => void
  const held = new Promise<void>((resolve) => (bothHoldOne = resolve))
  const lock = (sql: Sql, id: string) =>
    sql`SELECT FROM "employers" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
  const inOrder = (first: string, second: string) =>
    inSqlTransaction(async ({ sql }) => {
      await lock(sql, first)
      if (++attempts === 2) bothHoldOne()
      await held
      await lock(sql, second)
    })
  await Promise.all([inOrder(ids[0]!, ids[1]!), inOrder(ids[1]!, ids[0]!)])
  expect(attempts).toBeGreaterThan(2)
})

test('a connection that breaks is not used again', async () => {
  const broken = inSqlTransaction(async ({ sql }) => {
    const { pid } = await sql`SELECT pg_backend_pid() AS "pid"`.one(z.object({ pid: z.int() }))
    await database().sql`SELECT pg_terminate_backend(${pid}::int)`.run()
    await sql`SELECT 1`.run()
  })
  expect(isDatabaseDown(await broken.catch((error: unknown) => error))).toBe(true)
  for (let time = 0; time < 20; time++)
    expect(await inSqlTransaction(({ sql }) => count(sql, []))).toBe(0)
})
