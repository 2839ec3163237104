import { expect, test } from 'vitest'
import type { FileRow } from '../cells/rules'
import { repairedRow } from './rules'

const row = (cells: FileRow['cells'], flaws: FileRow['flaws'] = {}): FileRow => ({
  rowNo: 2,
  cells,
  flaws,
  matchId: null,
})
const first = row({ A: 'Acme', B: '1' })

test('a row with the same text is repaired in that column, and its flaw goes', () => {
  const repaired = repairedRow(
    row({ A: 'Acme', B: '2' }, { A: 'merged', B: 'merged' }),
    first,
    new Map([
      ['A', 'ACME'],
      ['B', '3'],
    ]),
  )
  expect(repaired).toMatchObject({ cells: { A: 'ACME', B: '2' }, flaws: { B: 'merged' } })
  expect(repaired.flaws).not.toHaveProperty('A')
})

test('a cell that is missing is an empty one', () => {
  const empty = row({})
  expect(repairedRow(empty, row({ A: '' }), new Map([['A', 'x']])).cells).toEqual({ A: 'x' })
})

test('a row with another text stays the row that it is', () => {
  const other = row({ A: 'Other' })
  expect(repairedRow(other, first, new Map([['A', 'x']]))).toBe(other)
})
