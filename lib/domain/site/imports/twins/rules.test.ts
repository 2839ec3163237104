import { expect, test } from 'vitest'
import { alikeIn, twinsIn } from './rules'

test('rows are twins by their keys, or by what the fuller one is also known by', () => {
  const rows = [
    { rowNo: 2, key: '0105', otherKey: 'acme' },
    { rowNo: 3, key: 'acme', otherKey: null },
    { rowNo: 4, key: '0205', otherKey: 'acme' },
    { rowNo: 5, key: '0205', otherKey: null },
    { rowNo: 6, key: null, otherKey: null },
    { rowNo: 7, key: null, otherKey: null },
  ]
  const twinsOf = twinsIn(rows)
  // Two tax IDs are two companies, though of one name.
  expect(rows.map(twinsOf)).toEqual([[3], [2, 4], [3, 5], [4], [], []])
})

test('the number of a record that exists belongs to one row only', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const rows = [
    { rowNo: 2, key: one, otherKey: '0105' },
    { rowNo: 3, key: other, otherKey: '0105' },
    { rowNo: 4, key: '0105', otherKey: 'acme' },
    { rowNo: 5, key: other, otherKey: null },
    { rowNo: 6, key: '0205', otherKey: 'acme' },
  ]
  expect(rows.map(twinsIn(rows))).toEqual([[3, 4], [2, 4, 5], [2, 3], [3], []])
})

test('rows look alike by what one of them has nothing beside', () => {
  const rows = [
    { rowNo: 2, key: null, otherKey: 'som chai' },
    { rowNo: 3, key: null, otherKey: 'som chai' },
    { rowNo: 4, key: '123', otherKey: 'som chai' },
    { rowNo: 5, key: '456', otherKey: 'som chai' },
    { rowNo: 6, key: null, otherKey: 'som sak' },
    { rowNo: 7, key: null, otherKey: null },
    { rowNo: 8, key: crypto.randomUUID(), otherKey: 'som sak' },
  ]
  expect(rows.map(alikeIn(rows))).toEqual([[3, 4, 5], [2, 4, 5], [2, 3], [2, 3], [], [], []])
  expect(rows.flatMap(twinsIn(rows))).toEqual([])
})
