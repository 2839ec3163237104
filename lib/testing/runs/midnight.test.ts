import { expect, test } from 'vitest'
import { timeToNextDay } from './midnight'

test.each([
  ['23:55:59', 0],
  ['23:56:00', 240_000],
  ['23:59:59', 1_000],
  ['00:00:00', 0],
  ['12:00:00', 0],
])('a test file that would start at %s in Bangkok waits %i ms', (time, expected) =>
  expect(timeToNextDay(new Date(`2026-11-27T${time}+07:00`))).toBe(expected),
)
