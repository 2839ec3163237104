import { expect, test } from 'vitest'
import { blocksIn } from './blocks'

test('rows come in their order, in blocks of one size and a shorter last one', () => {
  expect([...blocksIn([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
})

test('no rows make no block', () => {
  expect([...blocksIn([], 2)]).toEqual([])
})
