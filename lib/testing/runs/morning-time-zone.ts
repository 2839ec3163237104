import { timeIn } from '@/lib/platform/dates/day'

/** Earlier than all demo data of a day. */
const HOUR = 6
/** Bangkok's offset from UTC in hours. */
const BANGKOK_OFFSET = 7

/**
 * A time zone where it is between 6 and 7 o'clock on Bangkok's current day. In it the demo's records of today are still
 * to come and no test runs over midnight, whenever it starts. The sign is reversed: `Etc/GMT-7` is UTC+7.
 */
export function morningTimeZone(now: Date): string {
  const east = BANGKOK_OFFSET + HOUR - Number(timeIn('Asia/Bangkok', now).slice(0, 2))
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
