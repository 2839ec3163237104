import { expect, test } from 'vitest'
import { twinsIn } from './rules'

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
