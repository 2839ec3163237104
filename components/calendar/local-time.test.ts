import { afterAll, describe, expect, test } from 'vitest'
import { dayOf, timeOf, toLocal } from './local-time'

const own = process.env.TZ
afterAll(() => {
  process.env.TZ = own
})

describe.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in a browser in %s',
  (zone) => {
    test.each([
      ['2026-11-21', '00:00'],
      ['2026-12-31', '23:59'],
      ['2028-02-29', '09:00'],
    ])('%s %s is the same after conversion and back', (day, time) => {
      process.env.TZ = zone
      const local = toLocal(day, time)
      expect([dayOf(local), timeOf(local)]).toEqual([day, time])
    })
  },
)
