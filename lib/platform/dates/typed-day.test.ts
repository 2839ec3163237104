import { describe, expect, it } from 'vitest'
import { formatDay } from './format'
import { parseTypedDay } from './typed-day'

describe('a typed day', () => {
  it.each([
    '5/12/2569',
    '05/12/2569',
    '5-12-2569',
    '5.12.2569',
    '5 12 2569',
    '5/12/69',
    '5 ธ.ค. 2569',
    '5 ธ.ค.2569',
    '5ธ.ค.69',
    '5 ธค 69',
    '5 ธันวาคม 2569',
    '5 ธันวาคม พ.ศ. 2569',
    '๕/๑๒/๒๕๖๙',
    '5 Dec 2569',
    '5 Dec 2569 BE',
    '5 december 2026',
    '5/12/2026',
    '2026-12-05',
    '2569-12-05',
    '  5/12/2569 ',
    '2026/12/05',
    '2569/12/5',
    '2026.12.05',
    '2026-12-05 00:00',
    '2026-12-05T10:30:00',
    '5/12/2569 10:30',
    '5/12/2569, 10:30:59 PM',
    '5 ธ.ค. 2569 10:30 น.',
    '5 ธันวาคม 2569 เวลา 10.30 น.',
  ])('%s is 5 December 2026 where the Buddhist era is shown', (text) => {
    expect(parseTypedDay('BE', text)).toBe('2026-12-05')
  })

  it.each(['5/12/2026', '5/12/26', '5 Dec 26', '5 ธ.ค. 2569', '5/12/2569'])(
    '%s is 5 December 2026 where the Common Era is shown',
    (text) => {
      expect(parseTypedDay('CE', text)).toBe('2026-12-05')
    },
  )

  it.each([
    '',
    'x',
    '5',
    '5/12',
    '5/12/2',
    '5/12/256',
    '31/2/2569',
    '32/1/2569',
    '5/13/2569',
    '0/1/2569',
    '5 xyz 2569',
    '29/2/2570',
    '512/2569',
    '10:30',
    '2026-12-05T17:00:00Z',
    '5/12/2569 25',
    '2026/12-5x',
  ])('"%s" is not a day', (text) => {
    expect(parseTypedDay('BE', text)).toBeNull()
  })

  it('may be 29 February in a leap year', () => {
    expect(parseTypedDay('BE', '29/2/2571')).toBe('2028-02-29')
  })

  const months = Array.from(
    { length: 12 },
    (_, index) => `2026-${String(index + 1).padStart(2, '0')}-09`,
  )
  it.each(['th', 'en'] as const)(
    'may have the name of each month as it is shown (%s)',
    (locale) => {
      for (const era of ['BE', 'CE'] as const) {
        const style = { locale, era, timeZone: 'Asia/Bangkok' }
        expect(months.map((day) => parseTypedDay(era, formatDay(style, day)))).toEqual(months)
      }
    },
  )
})

it('a long text costs no more than its length', () => {
  const begin = process.cpuUsage()
  for (const filling of ['.', ' ', '/', 'พ'])
    expect(parseTypedDay('BE', `1${filling.repeat(100_000)}x`)).toBeNull()
  expect(process.cpuUsage(begin).user).toBeLessThan(200_000)
})
