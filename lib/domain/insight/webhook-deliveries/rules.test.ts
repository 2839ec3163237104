import { describe, expect, test } from 'vitest'
import { isDelivered, nextAttempt } from './rules'

const now = new Date('2026-11-23T10:00:00Z')
const waitOf = (
  failure: Partial<Parameters<typeof nextAttempt>[0]> = {},
  random = 0,
): number | null => {
  const next = nextAttempt({ attempts: 1, answerStatus: 500, ...failure }, random, now)
  return next && (next.getTime() - now.getTime()) / 1000
}

test('ten attempts, at 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitOf({ attempts: index + 1 }))
  const hour = 3600
  expect(waits).toEqual([
    5,
    300,
    1800,
    ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
    null,
  ])
})

test('what failed together is spread over a fifth of the wait, and is never early', () => {
  expect(waitOf({ attempts: 2 }, 0.5)).toBe(330)
  expect(waitOf({ attempts: 2 }, 1)).toBe(360)
})

describe('Retry-After', () => {
  test.each([
    ['120', 120],
    ['0', 5],
    ['-7', 5],
    ['1.5e9', 5],
    ['soon', 5],
    ['', 5],
    ['99999999999999', 5],
    ['9999999999', 86_400],
    ['Mon, 23 Nov 2026 10:02:00 GMT', 120],
    ['Mon, 23 Nov 2020 10:02:00 GMT', 5],
    ['Mon, 23 Nov 2099 10:02:00 GMT', 86_400],
  ])('%j means %i seconds', (retryAfter, seconds) => expect(waitOf({ retryAfter })).toBe(seconds))

  test('makes no attempt earlier than planned', () =>
    expect(waitOf({ attempts: 3, retryAfter: '60' })).toBe(1800))
})

test('410 is the last attempt', () => expect(waitOf({ answerStatus: 410 })).toBeNull())

test.each([
  [200, true],
  [299, true],
  [199, false],
  [300, false],
  [null, false],
])('%s counts as delivered: %s', (status, is) => expect(isDelivered(status)).toBe(is))
