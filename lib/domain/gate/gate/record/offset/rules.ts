/**
 * นาฬิกาของเครื่องต้องผิดเท่าไรจึงจะแก้เวลาให้
 * From when on a clock that is off is set right, on the server as on the device.
 * Source: docs/gate.md#6-offline.
 */
import { SECOND } from '@/lib/platform/dates/durations'

/** A clock is set right only where it is off by more than an answer may take. */
export const CLOCK_TOLERANCE = 30 * SECOND

/** What is added to the times of a clock that is so far behind that of the server, in milliseconds. */
export const offsetFor = (behind: number): number =>
  Math.abs(behind) > CLOCK_TOLERANCE ? behind : 0
