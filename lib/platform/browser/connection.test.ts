import { expect, test } from 'vitest'
import { isLost, isRepeatable } from './connection'

const known = { id: '0199c8a0-0000-7001-8000-000000000002', rowVersion: 3 }

test.each([
  [known, true],
  [{ id: known.id }, false],
  [{ rowVersion: 3 }, false],
  [undefined, false],
])('that %j can be repeated is %s', (input, expected) => expect(isRepeatable(input)).toBe(expected))

test.each([
  ['unreachable', 0, true],
  ['unreachable', 502, true],
  ['unreachable', 500, false],
  ['database-unavailable', 503, false],
] as const)('that %s with status %i is lost is %s', (code, status, expected) =>
  expect(isLost({ code, status })).toBe(expected),
)
