import { expect, test } from 'vitest'
import { isLost } from './connection'

test.each([
  ['unreachable', 0, true],
  ['unreachable', 502, true],
  ['unreachable', 500, false],
  ['database-unavailable', 503, false],
] as const)('that %s with status %i is lost is %s', (code, status, expected) =>
  expect(isLost({ code, status })).toBe(expected),
)
