import { expect, test } from 'vitest'
import { columnsOf, percentOf, valueOf, type ReportColumn } from './rules'

test.each([
  [0, 0, null],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
])('%i of %i are %j percent', (part, total, percent) =>
  expect(percentOf(part, total)).toBe(percent),
)

test('shows a name in the reader’s language, in Thai where it has no English one', () => {
  const name = columnsOf.noShowRate[0] as ReportColumn
  const row = { id: '1', contractorTh: 'ก้าวหน้า', contractorEn: 'Kaona' }
  expect(valueOf(name, row, 'en')).toBe('Kaona')
  expect(valueOf(name, row, 'th')).toBe('ก้าวหน้า')
  expect(valueOf(name, { ...row, contractorEn: null }, 'en')).toBe('ก้าวหน้า')
  expect(valueOf(name, { id: '1' }, 'en')).toBeNull()
})
