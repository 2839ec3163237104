/**
 * เวลาของระบบกลาง แม้นาฬิกาของเครื่องจะผิด
 * The time of the server on a device whose clock may be wrong, or be set while it is in use. As far as it can be known:
 * whatever is doubtful makes a list older, and never younger. In milliseconds.
 */
import { offsetFor } from '@/lib/domain/gate/gate/record/offset/rules'

export type KeptClock = {
  /** By how much the clock of the server is ahead of that of the device. */
  ahead: number
  /** The time of the server when it was last heard. */
  heardAt: number
}

/** `since`: how long ago the server was last heard, where this page has run since then. */
export function timeOfServer(clock: KeptClock | null, deviceNow: number, since = 0): number {
  if (!clock) return deviceNow
  return Math.max(deviceNow + clock.ahead, clock.heardAt + since)
}

/** What the server will add to the times of this device, in milliseconds. */
export const offsetOf = (clock: KeptClock | null): number => (clock ? offsetFor(clock.ahead) : 0)

export const clockOf = (serverNow: string, deviceNow: number): KeptClock => {
  const heardAt = Date.parse(serverNow)
  return { ahead: heardAt - deviceNow, heardAt }
}
