import { expect, test } from 'vitest'
import { readAll } from './read-all'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }))

const read = async (count: number, most: number) => {
  const asked: number[] = []
  const all = rowsOf(count)
  const answer = await readAll(async ({ page, pageSize }) => {
    asked.push(page)
    return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: count }
  }, most)
  return { asked, rows: answer.rows.length, total: answer.total }
}

test('reads as many pages as there are rows, and no more than were asked for', async () => {
  expect(await read(0, 1000)).toEqual({ asked: [1], rows: 0, total: 0 })
  expect(await read(500, 1000)).toEqual({ asked: [1], rows: 500, total: 500 })
  expect(await read(501, 1000)).toEqual({ asked: [1, 2], rows: 501, total: 501 })
  expect(await read(2345, 1000)).toEqual({ asked: [1, 2], rows: 1000, total: 2345 })
})

test('a row that moved to the next page meanwhile stands once', async () => {
  const pages = [rowsOf(500), [{ id: '499' }, { id: '500' }]]
  const { rows } = await readAll(async ({ page }) => ({ rows: pages[page - 1]!, total: 502 }), 1000)
  expect(rows).toHaveLength(501)
})
