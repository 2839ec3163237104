import { expect, test } from 'vitest'
import { blocksIn, doneInBlocks } from './blocks'

test('rows come in their order, in blocks of one size and a shorter last one', () => {
  expect([...blocksIn([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
})

test('no rows make no block', () => {
  expect([...blocksIn([], 2)]).toEqual([])
})

test('work is run again until it finds less than a whole block', async () => {
  const left = { rows: 5 }
  const asked: number[] = []
  const work = async (size: number) => {
    asked.push(size)
    const count = Math.min(size, left.rows)
    left.rows -= count
    return count
  }
  expect(await doneInBlocks(2, work)).toBe(5)
  expect(asked).toEqual([2, 2, 2])
  expect(await doneInBlocks(2, work)).toBe(0)
})
