import { randomUUID } from 'node:crypto'
import pg from 'pg'
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

/** Runs `work` without a transaction, and in one of each kind. */
async function inEachWay<T>(work: (sql: Sql) => Promise<T>): Promise<T[]> {
  return [
    await work(database().sql),
    await inTransaction(({ sql }) => work(sql)),
    await inSqlTransaction(({ sql }) => work(sql)),
  ]
}

test('values and rows are the same with each kind of transaction and without one', async () => {
  const at = new Date('2026-11-21T16:59:59.999Z')
  const schema = z.object({
    at: z.date(),
    text: z.string(),
    list: z.array(z.int()),
    none: z.null(),
    json: z.object({ a: z.int() }),
  })
  const rows = await inEachWay((sql) =>
    sql`SELECT ${at}::timestamptz AS "at", ${'น้ำ'} AS "text", ${[1, 2]}::int[] AS "list",
      ${null}::text AS "none", ${{ a: 1 }}::json AS "json"`.rows(schema),
  )
  const expected = [{ at, text: 'น้ำ', list: [1, 2], none: null, json: { a: 1 } }]
  expect(rows).toEqual([expected, expected, expected])
})

test('in a test, a row that does not match its schema throws', async () => {
  await inEachWay(async (sql) => {
    await expect(sql`SELECT 'one' AS "count"`.rows(counted)).rejects.toThrow('expected number')
  })
})

test('first returns undefined where there is no row, one throws, and run counts', async () => {
  const results = await inEachWay(async (sql) => {
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

test('an interpolated value is sent as a value, and an identifier is quoted', async () => {
  const text = `'; DROP TABLE "users"; --`
  const same = fragment`${text} = ${literals([text])}`
  const row = await database().sql`
    SELECT ${joined([same, fragment`true`], ' AND ')} AS ${identifier('a"b')}`.one(
    z.object({ 'a"b': z.literal(true) }),
  )
  expect(row).toEqual({ 'a"b': true })
})

test('writes are visible to others after the commit, and not at all after a failure', async () => {
  const { sql: otherConnection } = database()
  for (const transaction of [inTransaction, inSqlTransaction]) {
    const ids = [randomUUID(), randomUUID()]
    await transaction(async ({ sql }: { sql: Sql }) => {
      expect(await insert(sql, ids[0]!)).toBe(1)
      expect([await count(sql, ids), await count(otherConnection, ids)]).toEqual([1, 0])
    })
    const failing = transaction(async ({ sql }: { sql: Sql }) => {
      await insert(sql, ids[1]!)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await count(otherConnection, ids)).toBe(1)
  }
})

test('a failure releases its connection', async () => {
  for (let time = 0; time < 30; time++)
    await expect(inSqlTransaction(({ sql }) => sql`SELECT 1 / 0`.run())).rejects.toThrow(
      'division by zero',
    )
  expect(await inSqlTransaction(({ sql }) => count(sql, []))).toBe(0)
})

test('of two transactions that deadlock both succeed, as the aborted one is run again', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) await insert(database().sql, id)
  let attempts = 0
  let bothHaveOneLock: () => void
  const bothLocked = new Promise<void>((resolve) => (bothHaveOneLock = resolve))
  const lock = (sql: Sql, id: string) =>
    sql`SELECT FROM "employers" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
  const inOrder = (first: string, second: string) =>
    inSqlTransaction(async ({ sql }) => {
      await lock(sql, first)
      if (++attempts === 2) bothHaveOneLock()
      await bothLocked
      await lock(sql, second)
    })
  await Promise.all([inOrder(ids[0]!, ids[1]!), inOrder(ids[1]!, ids[0]!)])
  expect(attempts).toBeGreaterThan(2)
})

test.each([
  ['TimeZone', 'UTC'],
  ['statement_timeout', '15s'],
  ['idle_in_transaction_session_timeout', '30s'],
  ['random_page_cost', '1.1'],
  ['work_mem', '16MB'],
])('each connection has %s as %s, with each kind of transaction', async (name, value) => {
  const shown = await inEachWay((sql) =>
    sql`SELECT current_setting(${name}) AS "value"`.one(z.object({ value: z.string() })),
  )
  expect(shown).toEqual([{ value }, { value }, { value }])
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

test('a statement that is not answered in time counts as a database that is down', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, query_timeout: 50 })
  await client.connect()
  const late = await client.query('SELECT pg_sleep(1)').catch((error: unknown) => error)
  await client.end()
  expect(isDatabaseDown(late)).toBe(true)
})
