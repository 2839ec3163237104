import { expect, test } from 'vitest'
import { workdayAfter, workdayBefore } from './rules'

const calendar = { workdays: [1, 2, 3, 4, 5, 6], holidays: ['2026-12-07', '2026-12-10'] }

test.each([
  ['2026-11-23', '2026-11-24'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-05', '2026-12-08'],
])('the working day after %s is %s', (day, next) => expect(workdayAfter(calendar, day)).toBe(next))

test.each([
  ['2026-11-30', '2026-11-28'],
  ['2026-12-08', '2026-12-05'],
])('the working day before %s is %s', (day, previous) =>
  expect(workdayBefore(calendar, day)).toBe(previous),
)

test('a site that never works has a next day all the same', () =>
  expect(workdayAfter({ workdays: [], holidays: [] }, '2026-11-23')).toBe('2026-11-24'))
