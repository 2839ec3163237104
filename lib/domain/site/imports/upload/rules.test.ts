import { expect, test } from 'vitest'
import { columnsOf } from '../kinds/by-name/columns'
import { refusalOfRows, splitHead } from './rules'

const table = (titles: number, count: number) => {
  const texts = [...Array(titles).fill('รายชื่อ'), 'ชื่อบริษัท', ...Array(count).fill('ก')]
  return {
    sheet: '1',
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
  expect(refusalOfRows(splitHead(table(titles, count), columnsOf.Employers).rows)).toBe(refusal),
)
