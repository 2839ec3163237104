/**
 * เวลาของระบบกลาง แม้นาฬิกาของเครื่องจะผิด
 * The time of the server on a device whose clock may be wrong, or be set while it is in use. As far as it can be known:
 * whatever is doubtful makes a list older, and never younger. In milliseconds.
 */
import { offsetFor } from '@/lib/domain/gate/gate/record/offset/rules'
import { SECOND } from '@/lib/platform/dates/durations'

/** By as much a clock and a stopwatch may part in a long day without having been set. */
const DRIFT = 10 * SECOND

export type KeptClock = {
  /** By how much the clock of the server is ahead of that of the device. */
  ahead: number
  /** The time of the server when it was last heard. */
  heardAt: number
}

/** Of one page: it begins anew with each load. `origin` tells one page from another. */
type Stopwatch = { origin: number; shows: number }

/** What was known of the time when something happened. */
export type Seen = {
  /** As of the clock that was known then. */
  ahead: number
  /** The time of the server was no earlier. */
  notBefore: number
  stopwatch: Stopwatch
}

/** When something is delivered: by the clock of the device, and by that of the server as far as it is known. */
export type Moment = { device: number; server: number; stopwatch: Stopwatch }

/** `since`: how long ago the server was last heard, where this page has run since then. */
export function timeOfServer(clock: KeptClock | null, deviceNow: number, since = 0): number {
  if (!clock) return deviceNow
  return Math.max(deviceNow + clock.ahead, clock.heardAt + since)
}

export const clockOf = (serverNow: string, deviceNow: number): KeptClock => {
  const heardAt = Date.parse(serverNow)
  return { ahead: heardAt - deviceNow, heardAt }
}

/**
 * By how much the clock of the device was behind when it showed `at`: as it is set right now, where the stopwatch of the page
 * says that it was not set since; else as it was set right then, unless that cannot be, as it was set meanwhile; else as it
 * is set right now; else by the stopwatch, where that is still the same one.
 */
export function behindAt(at: number, seen: Seen | undefined, now: Moment): number {
  const behindNow = now.server - now.device
  if (!seen) return behindNow
  const passed = timeBetween(seen.stopwatch, now.stopwatch)
  const wasNotSet = passed !== null && Math.abs(now.device - at - passed) <= DRIFT
  const isPossible = (behind: number) =>
    at + behind >= seen.notBefore - DRIFT && at + behind <= now.server + DRIFT
  const candidates = wasNotSet ? [behindNow, seen.ahead] : [seen.ahead, behindNow]
  const byClock = candidates.find(isPossible)
  if (byClock !== undefined) return byClock
  const time = passed === null ? at + seen.ahead : now.server - passed
  return Math.min(Math.max(time, seen.notBefore), now.server) - at
}

const timeBetween = (one: Stopwatch, other: Stopwatch): number | null =>
  one.origin === other.origin ? other.shows - one.shows : null

/** The first of a batch at which the clock was set alike: a call says once what the clock of the device shows. */
export function ofOneClock<T>(batch: readonly T[], behind: (one: T) => number): T[] {
  const [first] = batch
  if (first === undefined) return []
  const ofFirst = behind(first)
  const other = batch.findIndex((one) => Math.abs(behind(one) - ofFirst) > DRIFT)
  return batch.slice(0, other === -1 ? batch.length : other)
}

/** As the server will set it right. */
export const setRight = (at: number, behind: number): number => at + offsetFor(behind)
