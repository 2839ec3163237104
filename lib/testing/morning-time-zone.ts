import { timeIn } from '@/lib/platform/dates/day'

/** Before anything of the demo's day begins. */
const HOUR = 6
/** Of the demo's zone, east of Greenwich. */
const BANGKOK = 7

/**
 * A time zone in which the day that it is in Bangkok is six hours old: what stands in the demo for today lies ahead
 * there, and no day ends under a test, at whatever hour it is run. `Etc/GMT-7` lies seven hours east.
 */
export function morningTimeZone(now: Date): string {
  const east = BANGKOK + HOUR - Number(timeIn('Asia/Bangkok', now).slice(0, 2))
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
