import { expect, test } from 'vitest'
import { clockOffset, correctedAt } from '@/lib/domain/gate/gate/record/delivery/rules'
import { DAY, HOUR, MINUTE, SECOND } from '@/lib/platform/dates/durations'
import {
  behindAt,
  clockOf,
  ofOneClock,
  setRight,
  timeOfServer,
  type KeptClock,
  type Moment,
  type Seen,
} from './rules'

const HEARD = '2026-11-23T03:00:00.000Z'
const server = Date.parse(HEARD)

test.each([
  ['right', 0],
  ['an hour behind', -60 * MINUTE],
  ['a day ahead', 24 * 60 * MINUTE],
])('with a clock that is %s the time is that of the server', (_, wrong) => {
  const clock = clockOf(HEARD, server + wrong)
  expect(timeOfServer(clock, server + wrong + 5 * MINUTE)).toBe(server + 5 * MINUTE)
})

test('a clock that is set back makes nothing younger', () => {
  const clock = clockOf(HEARD, server)
  expect(timeOfServer(clock, server - 600 * MINUTE)).toBe(server)
  expect(timeOfServer(clock, server - 600 * MINUTE, 20 * MINUTE)).toBe(server + 20 * MINUTE)
})

test('a clock is set right as by the server: only where it is off by more than an answer may take', () => {
  expect(setRight(server, 10 * MINUTE)).toBe(server + 10 * MINUTE)
  expect(setRight(server, -MINUTE)).toBe(server - MINUTE)
  expect(setRight(server, 20_000)).toBe(server)
})

test('a device that has never heard the server has its own clock alone', () => {
  expect(timeOfServer(null, server)).toBe(server)
})

/** A phone at a gate: its clock is wrong by so much; it keeps what it knows of the time, and loses its stopwatch as it is loaded. */
class Phone {
  private clock: KeptClock | null = null
  private since = 0
  private origin = 0

  constructor(private wrong: number) {}

  hears = (time: number) => {
    this.clock = clockOf(new Date(time).toISOString(), time + this.wrong)
    this.since = time
  }
  isSet = (wrong: number) => (this.wrong = wrong)
  isLoaded = (time: number) => {
    this.origin = time
    this.since = time
  }
  scans = (time: number): { at: number; seen: Seen | undefined } => ({
    at: time + this.wrong,
    seen: this.clock
      ? {
          ahead: this.clock.ahead,
          notBefore: this.clock.heardAt + time - this.since,
          stopwatch: this.stopwatch(time),
        }
      : undefined,
  })
  /** When the server says that it happened. It is heard beforehand, if it was not of late. */
  delivers = ({ at, seen }: ReturnType<Phone['scans']>, time: number): number => {
    this.hears(time)
    const device = time + this.wrong
    const now: Moment = {
      device,
      server: timeOfServer(this.clock, device, time - this.since),
      stopwatch: this.stopwatch(time),
    }
    const deviceNow = new Date(now.server - behindAt(at, seen, now)).toISOString()
    const receivedAt = new Date(time)
    const sent = { at: new Date(at).toISOString() }
    return correctedAt(sent.at, clockOffset(deviceNow, [sent], receivedAt), receivedAt)
  }
  private stopwatch = (time: number) => ({ origin: this.origin, shows: time - this.origin })
}

const SCAN = server + 2 * HOUR
const DELIVERY = server + 5 * HOUR
const YEARS = 6 * 365 * DAY

test.each([0, 10 * MINUTE, -10 * MINUTE, -YEARS, YEARS])(
  'of a clock that is wrong by %i ms all the time the time is right, loaded anew or not, heard before or not',
  (wrong) => {
    const phone = new Phone(wrong)
    expect(phone.delivers(phone.scans(SCAN), DELIVERY), 'never heard before').toBe(SCAN)
    phone.hears(server)
    const scanned = phone.scans(SCAN)
    expect(phone.delivers(scanned, DELIVERY), 'one page').toBe(SCAN)
    phone.isLoaded(SCAN + HOUR)
    expect(phone.delivers(scanned, DELIVERY), 'loaded anew').toBe(SCAN)
  },
)

test.each([10 * MINUTE, -10 * MINUTE, -YEARS, YEARS])(
  'a clock that was wrong by %i ms and is right before it delivers tells the right time, loaded anew or not',
  (wrong) => {
    const phone = new Phone(wrong)
    phone.hears(server)
    const scanned = phone.scans(SCAN)
    phone.isSet(0)
    expect(phone.delivers(scanned, DELIVERY)).toBe(SCAN)
    phone.isLoaded(DELIVERY)
    expect(phone.delivers(scanned, DELIVERY)).toBe(SCAN)
  },
)

test.each([
  [-3 * HOUR, 0],
  [0, -HOUR],
  [0, HOUR],
])(
  'a clock that was wrong by %i ms and was set to %i before the scan tells the right time, unless it delivers anew loaded',
  (before, after) => {
    const phone = new Phone(before)
    phone.hears(server)
    phone.isSet(after)
    expect(phone.delivers(phone.scans(SCAN), DELIVERY)).toBe(SCAN)
  },
)

test('a phone that begins without a network years back tells the time, whether it is set right or not', () => {
  const phone = new Phone(0)
  phone.hears(server)
  phone.isSet(-YEARS)
  phone.isLoaded(server + HOUR)
  const scanned = phone.scans(SCAN)
  expect(phone.delivers(scanned, DELIVERY), 'while it is still wrong').toBe(SCAN)
  phone.isSet(0)
  expect(phone.delivers(scanned, DELIVERY), 'by its stopwatch').toBe(SCAN)
})

test('where the stopwatch is gone too, nothing happened before the server was last heard, nor after it was told', () => {
  const back = new Phone(0)
  back.hears(server)
  back.isSet(-YEARS)
  back.isLoaded(server + HOUR)
  const early = back.scans(SCAN)
  back.isSet(0)
  back.isLoaded(SCAN + HOUR)
  expect(back.delivers(early, DELIVERY)).toBe(server + HOUR)
  const ahead = new Phone(0)
  ahead.hears(server)
  ahead.isSet(YEARS)
  const late = ahead.scans(SCAN)
  ahead.isSet(0)
  ahead.isLoaded(SCAN + HOUR)
  expect(ahead.delivers(late, DELIVERY)).toBe(DELIVERY)
})

test('what happened by differently set clocks is delivered in calls of its own, in order', () => {
  const behinds = [0, 5 * SECOND, -5 * SECOND, HOUR, HOUR, 0]
  const itself = (behind: number) => behind
  expect(ofOneClock(behinds, itself)).toEqual([0, 5 * SECOND, -5 * SECOND])
  expect(ofOneClock(behinds.slice(3), itself)).toEqual([HOUR, HOUR])
  expect(ofOneClock(behinds.slice(5), itself)).toEqual([0])
  expect(ofOneClock([], itself)).toEqual([])
})
