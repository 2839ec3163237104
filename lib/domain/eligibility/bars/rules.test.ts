import { expect, test } from 'vitest'
import { isInForce } from './rules'

test.each([
  ['the day before its first', '2026-11-30', false],
  ['its first day', '2026-12-01', true],
  ['its last day', '2026-12-05', true],
  ['the day after its last', '2026-12-06', false],
])('a bar on %s', (_, day, expected) =>
  expect(isInForce({ fromDate: '2026-12-01', untilDate: '2026-12-05' }, day)).toBe(expected),
)

test('a bar without a last day stays in force', () =>
  expect(isInForce({ fromDate: '2026-12-01', untilDate: null }, '2099-01-01')).toBe(true))
