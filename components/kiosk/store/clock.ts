import { clockOf, offsetOf, timeOfServer, type KeptClock } from '../clock/rules'
import { keptData } from './database'
import { makingRoom, unlessFull } from './room'

/** Of this page: what its own stopwatch showed when the server was last heard. */
let known: { clock: KeptClock; heard: number | null } | null = null

export async function noteServerTime(serverNow: string): Promise<void> {
  const clock = clockOf(serverNow, Date.now())
  known = { clock, heard: performance.now() }
  // Of a full device this page alone knows it.
  await makingRoom(async () => (await keptData()).put('clock', clock, 'current')).catch(unlessFull)
}

/** As a page begins, or where another page has heard the server. */
export async function readClock(): Promise<void> {
  const clock = await (await keptData()).get('clock', 'current')
  if (clock && (!known || clock.heardAt > known.clock.heardAt)) known = { clock, heard: null }
}

/** What the server will add to the times of this device, in milliseconds; 0 before it was heard. */
export const clockOffset = (): number => offsetOf(known?.clock ?? null)

/** The time of the server, as far as this device knows it. */
export function serverNow(): Date {
  const since = known?.heard ? performance.now() - known.heard : 0
  return new Date(timeOfServer(known?.clock ?? null, Date.now(), since))
}
