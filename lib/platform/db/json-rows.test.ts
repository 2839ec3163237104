import { expect, test } from 'vitest'
import * as z from 'zod'
import { database } from './database'
import { fragment, type Fragment } from './fragment'

async function read(statement: Fragment) {
  const { blocks, count } = await database().sql`${statement}`.json()
  return { rows: JSON.parse(Buffer.concat(blocks).toString()), blocks: blocks.length, count }
}

test('no rows are an empty array', async () => {
  const none = await read(fragment`SELECT to_json(n) FROM generate_series(1, 0) n`)
  expect(none).toEqual({ rows: [], blocks: 1, count: 0 })
})

test('rows over several blocks arrive complete and in order, with any characters in their text', async () => {
  const rows = fragment`SELECT n, repeat(${'ที่ผู้"\'\\,;'} || chr(10) || chr(13) || chr(1) || chr(2), 20) AS text
    FROM generate_series(1, 2000) n ORDER BY n DESC`
  const expected = await database().sql`${rows}`.rows(z.object({ n: z.int(), text: z.string() }))
  const found = await read(fragment`SELECT row_to_json(row) FROM (${rows}) row`)
  expect(found.rows).toEqual(expected)
  expect(found.count).toBe(2000)
  expect(found.blocks).toBeGreaterThan(5)
})

test('a row that is larger than a block arrives complete', async () => {
  const { rows } = await read(
    fragment`SELECT to_json(repeat('ก', 100000)) FROM generate_series(1, 3)`,
  )
  expect(rows).toEqual(Array(3).fill('ก'.repeat(100_000)))
})

test('a query that fails half-way rejects, and other connections still work', async () => {
  const failing = () =>
    read(fragment`SELECT to_json(1 / (5000 - n)) FROM generate_series(1, 9000) n`)
  for (let time = 0; time < 12; time++) await expect(failing()).rejects.toThrow('division by zero')
  expect((await read(fragment`SELECT to_json(1)`)).rows).toEqual([1])
})

test('a value is quoted, whatever is in it', async () => {
  const texts = ['\'); DROP TABLE "users"; --', "\\'", 'E\\', '\n"']
  for (const text of texts)
    expect((await read(fragment`SELECT to_json(${text}::text)`)).rows).toEqual([text])
  expect((await read(fragment`SELECT to_json(${-1.5}::float)`)).rows).toEqual([-1.5])
  await expect(read(fragment`SELECT to_json(${new Date()}::text)`)).rejects.toThrow('COPY')
})
