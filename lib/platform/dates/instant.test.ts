import { expect, test } from 'vitest'
import { instantOf } from './instant'

test.each([
  ['Asia/Bangkok', '2026-11-23', '08:00', '2026-11-23T01:00:00.000Z'],
  ['Asia/Bangkok', '2026-11-23', '00:00', '2026-11-22T17:00:00.000Z'],
  ['UTC', '2026-11-23', '23:59', '2026-11-23T23:59:00.000Z'],
  ['America/New_York', '2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
  ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['UTC', '0001-01-01', '00:00', '0001-01-01T00:00:00.000Z'],
  ['UTC', '0999-06-01', '12:00', '0999-06-01T12:00:00.000Z'],
])('%s, %s %s is %s', (zone, day, time, instant) =>
  expect(instantOf(zone, day, time).toISOString()).toBe(instant),
)
