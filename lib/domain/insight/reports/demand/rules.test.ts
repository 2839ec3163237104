import { describe, expect, test } from 'vitest'
import { countFrom, leastCertain, median, needOf, weekOfTraining, withSeats } from './rules'

const unknown = { plannedWorkers: null, trained: 0, lastCrews: [] }

describe('how many people of a project need training', () => {
  test.each([
    ['those named on its permits win', { untrained: 3, plannedWorkers: 20 }, 3, 'named'],
    [
      'named people who are all trained need none',
      { untrained: 0, plannedWorkers: 20 },
      0,
      'named',
    ],
    ['planned ones less the trained', { plannedWorkers: 20, trained: 8 }, 12, 'planned'],
    ['never fewer than none', { plannedWorkers: 5, trained: 8 }, 0, 'planned'],
    ['the usual crew less the trained', { lastCrews: [9, 4, 30], trained: 2 }, 7, 'estimated'],
  ])('%s', (_, known, needed, basis) =>
    expect(needOf({ ...unknown, ...known })).toEqual({ needed, basis }),
  )

  test('is unknown without names, plan and earlier projects', () =>
    expect(needOf(unknown)).toBeNull())

  test.each([
    [[], null],
    [[4], 4],
    [[4, 10], 4],
    [[10, 4, 7], 7],
  ])('the median of %j is %j', (values, middle) => expect(median(values)).toBe(middle))
})

test.each([
  ['2026-01-01', 4],
  ['2026-01-02', 3],
  ['2026-01-03', 1],
  ['2026-01-04', 0],
])('of four ascending days those from %s on are counted', (day, count) => {
  expect(countFrom(['2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'], day)).toBe(count)
  expect(countFrom([], day)).toBe(0)
})

describe('the week of the training', () => {
  test('is the one before the start, or this one where that has passed', () => {
    expect(weekOfTraining('2026-12-16', '2026-11-25', 1)).toBe('2026-12-07')
    expect(weekOfTraining('2026-11-27', '2026-11-25', 1)).toBe('2026-11-23')
  })
})

test('free seats go to the rows in their order, each week by itself', () => {
  const rows = [
    { week: 'a', needed: 6 },
    { week: 'a', needed: 6 },
    { week: 'b', needed: 2 },
  ]
  const shared = withSeats(rows, (week) => (week === 'a' ? 8 : 5))
  expect(shared.map(({ seats, short }) => [seats, short])).toEqual([
    [6, 0],
    [2, 4],
    [2, 0],
  ])
})

test('several bases are as certain as the least certain one', () => {
  expect(leastCertain(['named', 'estimated', 'planned'])).toBe('estimated')
  expect(leastCertain(['named'])).toBe('named')
})
