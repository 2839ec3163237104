import { expect, test } from 'vitest'
import { MINUTE } from '@/lib/platform/dates/durations'
import { clockOf, offsetOf, timeOfServer } from './rules'

const HEARD = '2026-11-23T03:00:00.000Z'
const server = Date.parse(HEARD)

test.each([
  ['right', 0],
  ['an hour behind', -60 * MINUTE],
  ['a day ahead', 24 * 60 * MINUTE],
])('with a clock that is %s the time is that of the server', (_, wrong) => {
  const clock = clockOf(HEARD, server + wrong)
  expect(timeOfServer(clock, server + wrong + 5 * MINUTE)).toBe(server + 5 * MINUTE)
})

test('a clock that is set back makes nothing younger', () => {
  const clock = clockOf(HEARD, server)
  expect(timeOfServer(clock, server - 600 * MINUTE)).toBe(server)
  expect(timeOfServer(clock, server - 600 * MINUTE, 20 * MINUTE)).toBe(server + 20 * MINUTE)
})

test('a clock is set right as by the server: only where it is off by more than an answer may take', () => {
  const offset = (wrong: number) => offsetOf(clockOf(HEARD, server + wrong))
  expect([offset(-10 * MINUTE), offset(MINUTE), offset(20_000)]).toEqual([10 * MINUTE, -MINUTE, 0])
  expect(offsetOf(null)).toBe(0)
})

test('a device that has never heard the server has its own clock alone', () => {
  expect(timeOfServer(null, server)).toBe(server)
})
