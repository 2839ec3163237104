import { expect, test } from 'vitest'
import { columnsOf, percentOf, sortedRows, totalOf, valueOf, type ReportColumn } from './rules'

test.each([
  [0, 0, null],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [299, 300, 99],
  [1, 300, 1],
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

const rates = [
  {
    id: '1',
    contractorTh: 'ก',
    contractorEn: 'Zeta',
    expected: 10,
    attended: 9,
    noShows: 1,
    rate: 10,
  },
  {
    id: '2',
    contractorTh: 'ข',
    contractorEn: 'Alpha',
    expected: 2,
    attended: 0,
    noShows: 2,
    rate: 100,
  },
  {
    id: '3',
    contractorTh: 'ค',
    contractorEn: null,
    expected: 0,
    attended: 0,
    noShows: 0,
    rate: null,
  },
]

test('the total adds up the counts and works the percentage out of them', () =>
  expect(totalOf('noShowRate', rates)).toEqual({
    id: 'total',
    expected: 12,
    attended: 9,
    noShows: 3,
    rate: 25,
  }))

test('one row and records of their own have no total', () => {
  expect(totalOf('noShowRate', rates.slice(0, 1))).toBeNull()
  expect(totalOf('overdueTasks', rates)).toBeNull()
})

test.each([
  [undefined, '123'],
  ['rate', '123'],
  ['-rate', '213'],
  ['-expected', '123'],
  ['expected', '321'],
  ['contractor', '321'],
  ['unknown', '123'],
])('sorted by %s the rows are %s; an empty cell is last, Thai before English', (sort, order) =>
  expect(sortedRows('noShowRate', rates, sort, 'en').map(({ id }) => id)).toEqual([...order]),
)
