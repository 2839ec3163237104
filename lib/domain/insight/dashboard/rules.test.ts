import { expect, test } from 'vitest'
import { boundsOf, latestMonths, weekUpTo } from './rules'

test('a week is seven days, over the end of a year too', () => {
  expect(weekUpTo('2027-01-02')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2027-02', '2027-02-01', '2027-02-28'],
])('the month %s goes from %s to %s', (month, from, to) =>
  expect(boundsOf(month)).toEqual({ from, to }),
)

test('the latest twelve months begin with this one, also on a 31st', () => {
  const months = latestMonths('2027-03-31')
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months.at(-1)]).toEqual(['2027-03', '2027-02', '2026-04'])
})
