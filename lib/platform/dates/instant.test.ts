import { expect, test } from 'vitest'
import { instant } from '@/lib/platform/contract/days'
import { instantOf, instantsOfDays } from './instant'

test.each([
  ['Asia/Bangkok', '2026-11-23', '08:00', '2026-11-23T01:00:00.000Z'],
  ['Asia/Bangkok', '2026-11-23', '00:00', '2026-11-22T17:00:00.000Z'],
  ['UTC', '2026-11-23', '23:59', '2026-11-23T23:59:00.000Z'],
  ['America/New_York', '2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
  ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('%s, %s %s is %s', (zone, day, time, instant) =>
  expect(instantOf(zone, day, time).toISOString()).toBe(instant),
)

test('days of the site are instants from the start of the first to the end of the last, open where none is given', () => {
  const at = (time: string) => new Date(`${time}+07:00`)
  expect(instantsOfDays('Asia/Bangkok', '2026-11-23', '2026-11-24')).toEqual({
    gte: at('2026-11-23T00:00'),
    lt: at('2026-11-25T00:00'),
  })
  expect(instantsOfDays('Asia/Bangkok', undefined, undefined)).toEqual({})
})

test.each([
  ['2026-11-23T08:00:00+07:00', true],
  ['2026-11-23T01:00:00Z', true],
  ['2026-11-23T08:00:00', false],
  ['0001-01-01T00:00:00Z', false],
  ['2569-11-23T08:00:00+07:00', false],
  ['yesterday', false],
])('whether %s may be sent as an instant: %s', (sent, mayBe) => {
  const { success, error } = instant.safeParse(sent)
  expect([success, error?.issues.length ?? 0]).toEqual([mayBe, mayBe ? 0 : 1])
})
