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
const repairOf = (texts: Record<string, string>, ...askedBy: string[]) => ({
  texts: new Map(Object.entries(texts)),
  askedBy: new Set(askedBy),
})

test('a row with the same text is repaired in that column, and its flaw goes', () => {
  const repaired = repairedRow(
    row({ A: 'Acme', B: '2' }, { A: 'merged', B: 'merged' }),
    first,
    repairOf({ A: 'ACME', B: '3' }),
  )
  expect(repaired).toMatchObject({ cells: { A: 'ACME', B: '2' }, flaws: { B: 'merged' } })
  expect(repaired.flaws).not.toHaveProperty('A')
})

test('a cell that is missing is an empty one', () => {
  const empty = row({})
  expect(repairedRow(empty, row({ A: '' }), repairOf({ A: 'x' })).cells).toEqual({ A: 'x' })
})

test('a row with another text stays the row that it is', () => {
  const other = row({ A: 'Other' })
  expect(repairedRow(other, first, repairOf({ A: 'x' }))).toBe(other)
})

test('a choice goes with the text that it was about, not with another one', () => {
  const chosen = { ...first, matchId: 'somebody' }
  const choiceAfter = (texts: Record<string, string>) =>
    repairedRow(chosen, chosen, repairOf(texts, 'A')).matchId
  expect(choiceAfter({ A: 'ACME' })).toBeNull()
  expect(choiceAfter({ A: 'Acme' })).toBe('somebody')
  expect(choiceAfter({ B: '2' })).toBe('somebody')
})
