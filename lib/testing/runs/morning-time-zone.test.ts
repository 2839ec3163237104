import { expect, test } from 'vitest'
import { dayIn, timeIn } from '@/lib/platform/dates/day'
import { morningTimeZone } from './morning-time-zone'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

test.each(hours)(
  'at %i:59 UTC returns a zone where it is 6:59 on the same day as in Bangkok',
  (hour) => {
    const now = new Date(Date.UTC(2026, 11, 31, hour, 59))
    const zone = morningTimeZone(now)
    expect(timeIn(zone, now)).toBe('06:59')
    expect(dayIn(zone, now)).toBe(dayIn('Asia/Bangkok', now))
  },
)
