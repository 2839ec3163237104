import { afterAll, describe, expect, test } from 'vitest'
import {
  dayIn,
  dayOfNumber,
  daysFrom,
  daysOff,
  firstOfWeek,
  fromUtcDate,
  isDay,
  toUtcDate,
} from './day'
import { formatDay, formatInstant, formatWeekday, type DateStyle } from './format'
import { day } from '@/lib/platform/contract/days'

const own = process.env.TZ
afterAll(() => {
  process.env.TZ = own
})

describe.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    const inZone = <T>(work: () => T): T => {
      process.env.TZ = zone
      return work()
    }

    test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-12-31'])(
      '%s goes through a column unmoved',
      (value) =>
        inZone(() => {
          expect(fromUtcDate(toUtcDate(value))).toBe(value)
          expect(toUtcDate(value).toISOString()).toBe(`${value}T00:00:00.000Z`)
        }),
    )

    test('today is the day at the site', () =>
      inZone(() => {
        const instant = new Date('2026-11-21T18:30:00Z')
        expect(dayIn('Asia/Bangkok', instant)).toBe('2026-11-22')
        expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-21')
      }))

    test('a day is shown unchanged, an instant in the time zone of the site', () =>
      inZone(() => {
        const style: DateStyle = { locale: 'th', era: 'BE', timeZone: 'Asia/Bangkok' }
        expect(formatDay(style, '2026-11-21')).toBe('21 พ.ย. 2569')
        expect(formatInstant(style, '2026-11-21T18:30:00Z')).toBe('22 พ.ย. 2569 01:30')
      }))
  },
)

test.each([
  ['th', 'BE', '21 พ.ย. 2569'],
  ['th', 'CE', '21 พ.ย. 2026'],
  ['en', 'CE', '21 Nov 2026'],
  ['en', 'BE', '21 Nov 2569 BE'],
] as const)('in language %s and era %s a day is shown as %s', (locale, era, shown) =>
  expect(formatDay({ locale, era, timeZone: 'UTC' }, '2026-11-21')).toBe(shown),
)

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
])('%j is not a day', (value) => expect(isDay(value)).toBe(false))

test('a year before 1900 is refused as typed short', () => {
  expect(day.safeParse('1900-01-01').success).toBe(true)
  for (const early of ['0001-01-01', '0026-11-21', '1899-12-31'])
    expect(day.safeParse(early).error?.issues).toMatchObject([{ params: { rule: 'early-year' } }])
})

test('a year after 2400 is refused as a year of the Buddhist era', () => {
  expect(day.safeParse('2400-12-31').success).toBe(true)
  expect(day.safeParse('2569-11-21').error?.issues[0]).toMatchObject({
    params: { rule: 'buddhist-era-day' },
  })
})

test.each([
  [0, 'อาทิตย์', 'Sunday', 'Sun'],
  [4, 'พฤหัสบดี', 'Thursday', 'Thu'],
  [6, 'เสาร์', 'Saturday', 'Sat'],
])('weekday %i has the names %s, %s and %s', (weekday, th, en, short) => {
  expect(formatWeekday({ locale: 'th' }, weekday)).toBe(th)
  expect(formatWeekday({ locale: 'en' }, weekday)).toBe(en)
  expect(formatWeekday({ locale: 'en' }, weekday, 'short')).toBe(short)
})

test.each([
  ['2026-11-25', 0, '2026-11-22'],
  ['2026-11-25', 1, '2026-11-23'],
  ['2026-11-22', 1, '2026-11-16'],
])('%s is in a week that begins on weekday %i: %s', (day, start, week) =>
  expect(firstOfWeek(day, start)).toBe(week),
)

test('nobody works on the days that are left out', () =>
  expect(daysOff([1, 2, 3, 4, 5, 6])).toEqual([0]))

test.each(['1969-12-31', '1970-01-01', '2024-02-29', '2400-12-31'])(
  '%s is found by its number',
  (value) => expect(dayOfNumber(daysFrom('1970-01-01', value))).toBe(value),
)
