import { expect, test } from 'vitest'
import { columnsOf } from '../kinds/by-name/columns'
import { refusalOfFile, splitHead } from './rules'

const table = (titles: number, count: number) => {
  const texts = [...Array(titles).fill('รายชื่อ'), 'ชื่อบริษัท', ...Array(count).fill('ก')]
  return {
    rows: texts.map((text: string, index) => ({ rowNo: index + 1, cells: [{ text }] })),
  }
}

test.each([
  [0, 0, 'import-empty'],
  [0, 10_000, null],
  [19, 10_000, null],
  [0, 10_001, 'import-too-large'],
  [10, 10_001, 'import-too-large'],
])('below %i titles %i rows are refused as %s', (titles, count, refusal) =>
  expect(refusalOfFile(splitHead(table(titles, count), columnsOf.Employers))).toBe(refusal),
)

test('the last column keeps its header where nothing stands in it and another one has none', () => {
  const cells = (...texts: string[]) => texts.map((text) => (text ? { text } : null))
  const rows = [
    { rowNo: 1, cells: cells('', 'ชื่อบริษัท', 'โทร') },
    { rowNo: 2, cells: cells('1', 'ก') },
  ]
  expect(splitHead({ rows }, columnsOf.Employers).columns).toEqual([
    { key: 'A', header: '' },
    { key: 'B', header: 'ชื่อบริษัท' },
    { key: 'C', header: 'โทร' },
  ])
})
