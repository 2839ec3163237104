import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { prisma } from './client'
import { isDatabaseDown } from './errors'
import { sql, transactSql, type Sql } from './sql'

const insert = (db: Sql, id: string) => db.$executeRaw`
  INSERT INTO "employers" ("id", "nameTh", "kind", "updatedAt")
  VALUES (${id}::uuid, ${`บริษัท ${id}`}, 'Contractor', ${new Date()}::timestamptz)`
const count = async (db: Sql, ids: string[]) => {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count" FROM "employers" WHERE "id" = ANY(${ids}::uuid[])`
  return row.count
}

test('values pass alike over Prisma and past it', async () => {
  const at = new Date('2026-11-21T16:59:59.999Z')
  for (const db of [prisma(), sql()])
    expect(
      await db.$queryRaw`SELECT ${at}::timestamptz AS "at", ${'น้ำ'} AS "text", ${[1, 2]}::int[] AS "list", ${null}::text AS "none"`,
    ).toEqual([{ at, text: 'น้ำ', list: [1, 2], none: null }])
})

test('what is written is there for others when the work is done, and not at all when it fails', async () => {
  const ids = [randomUUID(), randomUUID()]
  await transactSql(async (db) => {
    expect(await insert(db, ids[0]!)).toBe(1)
    expect([await count(db, ids), await count(sql(), ids)]).toEqual([1, 0])
  })
  const failing = transactSql(async (db) => {
    await insert(db, ids[1]!)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await count(sql(), ids)).toBe(1)
})

test('failures give their connections back', async () => {
  for (let time = 0; time < 30; time++)
    await expect(transactSql(async (db) => db.$queryRaw`SELECT 1 / 0`)).rejects.toThrow(
      'division by zero',
    )
  expect(await transactSql((db) => count(db, []))).toBe(0)
})

test('two that wait for each other both come through: who was given up is repeated', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) await insert(sql(), id)
  let attempts = 0
  let bothHoldOne: () => void
  const held = new Promise<void>((resolve) => (bothHoldOne = resolve))
  const lock = (db: Sql, id: string) =>
    db.$queryRaw`SELECT FROM "employers" WHERE "id" = ${id}::uuid FOR UPDATE`
  const inOrder = (first: string, second: string) =>
    transactSql(async (db) => {
      await lock(db, first)
      if (++attempts === 2) bothHoldOne()
      await held
      await lock(db, second)
    })
  await Promise.all([inOrder(ids[0]!, ids[1]!), inOrder(ids[1]!, ids[0]!)])
  expect(attempts).toBeGreaterThan(2)
})

test('a connection that breaks is not used again', async () => {
  const broken = transactSql(async (db) => {
    const [{ pid }] = await db.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS "pid"`
    await sql().$queryRaw`SELECT pg_terminate_backend(${pid}::int)`
    await db.$queryRaw`SELECT 1`
  })
  expect(isDatabaseDown(await broken.catch((error: unknown) => error))).toBe(true)
  for (let time = 0; time < 20; time++) expect(await transactSql((db) => count(db, []))).toBe(0)
})
