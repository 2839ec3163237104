import { expect, test } from 'vitest'
import { totalOf } from './paging'

const TEN = 10
const counted = 40
const never = () => Promise.reject(new Error('it was counted'))

test.each([
  ['shows the end of a list that it holds whole', 0, 3, 3],
  ['shows that a list is empty', 0, 0, 0],
  ['shows the end of the last page', 30, 3, 33],
])('a page %s: nothing is counted', async (_, skip, length, total) => {
  expect(await totalOf({ skip, take: TEN }, Array.from({ length }), never)).toBe(total)
})

test.each([
  ['is full', 0, TEN],
  ['lies past the end', 50, 0],
])('a list whose page %s is counted', async (_, skip, length) => {
  const count = async () => counted
  expect(await totalOf({ skip, take: TEN }, Array.from({ length }), count)).toBe(counted)
})
