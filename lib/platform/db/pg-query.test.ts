import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pool } from './client'
import { askConnection, askPool } from './pg-query'

async function connect() {
  const connection = await pool().connect()
  onTestFinished(() => connection.release(true))
  return connection
}

const text = `SELECT $1::int AS "number", $2::text AS "text", $3::date AS "day", $4::jsonb AS "json", $5::int[] AS "list"`
const values = [7, 'ที่', '2026-11-28', { a: [null] }, [1, 2]]
const row = { number: 7, text: 'ที่', day: '2026-11-28', json: { a: [null] }, list: [1, 2] }

test('the columns of a prepared statement are asked for once on a connection, and read each time', async () => {
  const connection = await connect()
  const describe = vi.spyOn(pg.Connection.prototype, 'describe')
  onTestFinished(() => describe.mockRestore())
  for (let time = 0; time < 3; time++) {
    const { rows } = await askConnection(connection, { text, values, name: 'columns' })
    expect(rows).toEqual([row])
  }
  const nothing = [null, null, null, null, null]
  const { rows } = await askConnection(connection, { text, values: nothing, name: 'columns' })
  expect(Object.values(rows[0]!)).toEqual(nothing)
  expect(describe).toHaveBeenCalledOnce()
  await askConnection(await connect(), { text, values, name: 'columns' })
  expect(describe).toHaveBeenCalledTimes(2)
})

test('a statement without a name is told its columns each time', async () => {
  const connection = await connect()
  const first = await askConnection(connection, { text: 'SELECT 1 AS "a"', values: [], name: '' })
  const second = await askConnection(connection, { text, values, name: '' })
  expect([first.rows, second.rows]).toEqual([[{ a: 1 }], [row]])
})

test('rows that are written are counted, also where none comes back', async () => {
  const connection = await connect()
  await connection.query('CREATE TEMP TABLE "written" ("id" int)')
  const write = {
    text: 'INSERT INTO "written" SELECT generate_series(1, $1::int)',
    values: [3],
    name: 'write',
  }
  for (let time = 0; time < 2; time++)
    expect(await askConnection(connection, write)).toMatchObject({ rowCount: 3, rows: [] })
})

test('a refused statement names who asked, and its connection works on', async () => {
  const connection = await connect()
  const divide = { text: 'SELECT 1 / $1::int AS "share"', name: 'divide' }
  const shareOf = (by: number) => askConnection(connection, { ...divide, values: [by] })
  expect((await shareOf(1)).rows).toEqual([{ share: 1 }])
  await expect(shareOf(0)).rejects.toMatchObject({
    code: '22012',
    stack: expect.stringContaining('pg-query'),
  })
  expect((await shareOf(1)).rows).toEqual([{ share: 1 }])
  await expect(askPool(pool(), { ...divide, values: [0] })).rejects.toThrow('division by zero')
  expect((await askPool(pool(), { ...divide, values: [1] })).rows).toEqual([{ share: 1 }])
})

test('a table whose columns change is not read by the former ones', async () => {
  const connection = await connect()
  await connection.query('CREATE TEMP TABLE "changed" AS SELECT 1 AS "a", 2 AS "b"')
  const read = () =>
    askConnection(connection, { text: 'SELECT * FROM "changed"', values: [], name: 'changed' })
  expect((await read()).rows).toEqual([{ a: 1, b: 2 }])
  await connection.query('ALTER TABLE "changed" DROP COLUMN "a"')
  await expect(read()).rejects.toThrow('cached plan must not change result type')
})
