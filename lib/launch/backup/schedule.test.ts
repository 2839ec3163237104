import { expect, test } from 'vitest'
import { isDue } from './schedule'

test.each([
  ['made since the last 19:30', '2026-11-23T19:31:00Z', '2026-11-24T19:29:00Z', false],
  ['19:30 has passed', '2026-11-23T19:31:00Z', '2026-11-24T19:30:00Z', true],
  ['missed for days', '2026-11-20T19:31:00Z', '2026-11-24T08:00:00Z', true],
  ['named by a clock that was ahead', '2030-01-01T00:00:00Z', '2026-11-24T08:00:00Z', true],
  ['made in this second', '2026-11-24T08:00:01Z', '2026-11-24T08:00:00.100Z', false],
  ['made by hand in the morning', '2026-11-24T08:00:00Z', '2026-11-24T19:00:00Z', false],
])('a base backup is due: %s', (_, newest, now, due) => {
  expect(isDue(new Date(newest), new Date(now))).toBe(due)
})
