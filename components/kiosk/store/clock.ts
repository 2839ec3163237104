import {
  behindAt,
  clockOf,
  setRight,
  timeOfServer,
  type KeptClock,
  type Moment,
  type Seen,
} from '../clock/rules'
import { MINUTE, SECOND } from '@/lib/platform/dates/durations'
import { keptData } from './database'
import { makingRoom, unlessFull } from './room'

/** In milliseconds: for so long the server need not be asked for its time again. */
const RECENT = 2 * MINUTE
const PATIENCE = 20 * SECOND

/**
 * Of this page: what its own stopwatch showed when the server was last heard, or when this was read, which is later.
 * `isOwn`: this page has heard the server itself.
 */
let known: { clock: KeptClock; heard: number; isOwn: boolean } | null = null

export async function noteServerTime(serverNow: string): Promise<void> {
  const clock = clockOf(serverNow, Date.now())
  known = { clock, heard: performance.now(), isOwn: true }
  // Of a full device this page alone knows it.
  await makingRoom(async () => (await keptData()).put('clock', clock, 'current')).catch(unlessFull)
}

/** As a page begins, or where another page has heard the server. */
export async function readClock(): Promise<void> {
  const clock = await (await keptData()).get('clock', 'current')
  if (clock && (!known || clock.heardAt > known.clock.heardAt))
    known = { clock, heard: performance.now(), isOwn: false }
}

/** Before something is delivered: the clock may have been set since the server was heard. Throws without an answer. */
export async function hearServer(): Promise<void> {
  if (wasHeardRecently()) return
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch('/healthz', { credentials: 'omit', cache: 'no-store', signal })
  const time = answer.headers.get('date')
  // A page for guests of a network also answers, with a time of its own.
  const isOurs = answer.ok && (await answer.text()).trim() === 'ok'
  if (isOurs && time) await noteServerTime(new Date(time).toISOString())
}

/** A stopwatch stands still while the device sleeps, and its clock may be set back. */
function wasHeardRecently(): boolean {
  if (!known?.isOwn) return false
  const { ahead, heardAt } = known.clock
  const byClock = Date.now() + ahead - heardAt
  return Math.abs(byClock) < RECENT && sinceHeard() < RECENT
}

const sinceHeard = (): number => (known ? performance.now() - known.heard : 0)

/** The time of the server, as far as this device knows it. */
export const serverNow = (): Date =>
  new Date(timeOfServer(known?.clock ?? null, Date.now(), sinceHeard()))

const stopwatch = () => ({ origin: performance.timeOrigin, shows: performance.now() })

/** What is kept beside the time at which something happens. Nothing before the server was ever heard. */
export const seenNow = (): { seen?: Seen } =>
  known
    ? {
        seen: {
          ahead: known.clock.ahead,
          notBefore: known.clock.heardAt + sinceHeard(),
          stopwatch: stopwatch(),
        },
      }
    : {}

type Happened = { at: string; seen?: Seen }

/** By how much the clock of this device was behind that of the server then, in milliseconds. */
export function behind({ at, seen }: Happened): number {
  const now: Moment = {
    device: Date.now(),
    server: serverNow().getTime(),
    stopwatch: stopwatch(),
  }
  return behindAt(Date.parse(at), seen, now)
}

/** What a clock that is as wrong as then would show now: by it the server sets the time right. */
export const deviceNow = (happened: Happened): string =>
  new Date(serverNow().getTime() - behind(happened)).toISOString()

/** When it happened, as the server will say. */
export const timeOf = (happened: Happened): string =>
  new Date(setRight(Date.parse(happened.at), behind(happened))).toISOString()
