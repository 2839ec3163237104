import { expect, test } from 'vitest'
import { timeLeft } from './time-left'

const now = Date.parse('2026-12-01T08:00:00Z')
test.each([
  ['a day', '2026-12-02T08:00:00Z', { hours: 24, minutes: 0 }],
  ['a part of a minute', '2026-12-01T08:00:01Z', { hours: 0, minutes: 1 }],
  ['an hour and a half', '2026-12-01T09:30:00Z', { hours: 1, minutes: 30 }],
  ['no time', '2026-12-01T08:00:00Z', null],
  ['time that has passed', '2026-11-01T08:00:00Z', null],
])('%s is left', (_, until, left) => expect(timeLeft(until, now)).toEqual(left))
