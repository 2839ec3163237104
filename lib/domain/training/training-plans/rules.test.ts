import { describe, expect, test } from 'vitest'
import { daysOf, firstDays, hasHalfBegun, nextHalfDay, usedHalves, type Recurrence } from './rules'

const plan = (fields: Partial<Recurrence>): Recurrence => ({
  recurrenceType: 'Daily',
  weekdays: [],
  startDate: '2026-11-02',
  endDate: null,
  ...fields,
})

describe.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    test.each([
      [
        'None is exactly the start date, whatever the range',
        { recurrenceType: 'None' },
        '2030-01-01',
        '2030-12-31',
        ['2026-11-02'],
      ],
      [
        'Daily is every day of the range',
        {},
        '2026-11-03',
        '2026-11-05',
        ['2026-11-03', '2026-11-04', '2026-11-05'],
      ],
      ['nothing before the start', {}, '2026-10-30', '2026-11-03', ['2026-11-02', '2026-11-03']],
      [
        'nothing after the end, which counts',
        { endDate: '2026-11-03' },
        '2026-11-02',
        '2026-11-30',
        ['2026-11-02', '2026-11-03'],
      ],
      [
        'Weekly is the weekdays',
        { recurrenceType: 'Weekly', weekdays: [0, 3] },
        '2026-11-02',
        '2026-11-15',
        ['2026-11-04', '2026-11-08', '2026-11-11', '2026-11-15'],
      ],
      [
        'Monthly keeps the day',
        { recurrenceType: 'Monthly' },
        '2026-11-01',
        '2027-02-28',
        ['2026-11-02', '2026-12-02', '2027-01-02', '2027-02-02'],
      ],
      [
        'the 31st falls on the last day of a shorter month',
        { recurrenceType: 'Monthly', startDate: '2026-12-31' },
        '2026-12-01',
        '2027-04-30',
        ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
      ],
      ['a range that ends before the start is empty', {}, '2026-01-01', '2026-10-01', []],
    ] as const)('%s', (_, fields, from, to, days) => {
      process.env.TZ = zone
      expect(daysOf(plan(fields as Partial<Recurrence>), from, to)).toEqual(days)
    })
  },
)

test('a capacity of 0 means no session in that half of the day', () => {
  expect(usedHalves({ morningCapacity: 0, afternoonCapacity: 20 })).toEqual([
    { period: 'Afternoon', capacity: 20 },
  ])
  expect(
    usedHalves({ morningCapacity: 10, afternoonCapacity: 20 }).map(({ period }) => period),
  ).toEqual(['Morning', 'Afternoon'])
})

describe('the first days of a plan', () => {
  test('begin with the start or the given day, whichever is later', () => {
    expect(firstDays(plan({}), '2026-01-01', 2)).toEqual(['2026-11-02', '2026-11-03'])
    expect(firstDays(plan({}), '2026-12-01', 2)).toEqual(['2026-12-01', '2026-12-02'])
  })

  test('are the start date of a plan without recurrence, also when it has passed', () =>
    expect(firstDays(plan({ recurrenceType: 'None' }), '2027-01-01', 5)).toEqual(['2026-11-02']))

  test('are none after the end of the plan', () =>
    expect(firstDays(plan({ endDate: '2026-11-30' }), '2026-12-01', 5)).toEqual([]))
})

test('the next morning at nine o’clock is that of the day after', () => {
  const clock = { today: '2026-11-27', time: '09:00' }
  const next = { date: '2026-11-28', period: 'Morning' }
  expect(nextHalfDay('2026-11-27', clock, ['Morning'])).toEqual(next)
})

test.each([
  ['08:59', { date: '2026-11-27', period: 'Morning' }],
  ['09:00', { date: '2026-11-27', period: 'Afternoon' }],
  ['13:00', { date: '2026-11-28', period: 'Morning' }],
])('the next half-day at %s', (time, next) => {
  const clock = { today: '2026-11-27', time }
  expect(nextHalfDay('2026-11-27', clock)).toEqual(next)
  expect(nextHalfDay('2026-12-01', clock)).toEqual({ date: '2026-12-01', period: 'Morning' })
})

test('a half-day has begun from the minute of its default start on', () => {
  const clock = { today: '2026-11-27', time: '12:59' }
  const hasBegun = (date: string, period: 'Morning' | 'Afternoon') =>
    hasHalfBegun({ date, period }, clock)
  expect([hasBegun('2026-11-27', 'Morning'), hasBegun('2026-11-26', 'Afternoon')]).toEqual([
    true,
    true,
  ])
  expect([hasBegun('2026-11-27', 'Afternoon'), hasBegun('2026-11-28', 'Morning')]).toEqual([
    false,
    false,
  ])
})
