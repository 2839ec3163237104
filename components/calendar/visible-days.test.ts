import { describe, expect, test } from 'vitest'
import { shiftDay, visibleDays, weekOf } from './visible-days'

describe('the days that a view shows', () => {
  test.each([
    ['month', '2026-11-21', 0, '2026-11-01', '2026-12-05'],
    ['month', '2026-11-21', 1, '2026-10-26', '2026-12-06'],
    ['month', '2027-02-10', 1, '2027-02-01', '2027-02-28'],
    ['week', '2026-11-21', 0, '2026-11-15', '2026-11-21'],
    ['week', '2026-11-22', 0, '2026-11-22', '2026-11-28'],
    ['week', '2026-11-22', 1, '2026-11-16', '2026-11-22'],
    ['week', '2026-12-31', 1, '2026-12-28', '2027-01-03'],
    ['day', '2026-11-21', 0, '2026-11-21', '2026-11-21'],
    ['agenda', '2026-11-21', 1, '2026-11-21', '2026-12-20'],
    ['agenda', '2026-01-31', 0, '2026-01-31', '2026-03-01'],
  ] as const)('%s of %s, weeks from %i: %s to %s', (view, day, first, from, to) =>
    expect(visibleDays(view, day, first)).toEqual({ from, to }),
  )

  test('a week contains its day whatever its first day is', () => {
    for (const day of ['2026-11-15', '2026-11-18', '2026-11-21'])
      expect(weekOf(day, 0)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  })
})

test.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['agenda', '2026-12-05', 1, '2027-01-04'],
  ['agenda', '2026-03-31', -1, '2026-03-01'],
  ['week', '2026-11-21', -1, '2026-11-14'],
  ['day', '2026-12-31', 1, '2027-01-01'],
] as const)('the %s of %s, moved by %i, shows %s', (view, day, by, next) =>
  expect(shiftDay(view, day, by)).toBe(next),
)
