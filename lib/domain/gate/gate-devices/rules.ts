import { DAY, MINUTE } from '@/lib/platform/dates/durations'
import { sha256 } from '@/lib/platform/secrets/sha256'

/** เครื่องที่ประตู / The devices that stand at a gate, and how they are paired with it. */

/** How long a pairing code works. Source: docs/gate.md#5-gate. */
export const PAIRING_TIME = 10 * MINUTE

/** After so long without a call the token of a device ends. Source: docs/gate.md#5-gate. */
const LONGEST_UNUSED = 90 * DAY

/** Of a code as it was typed: in any case, with or without spaces and hyphens. */
export const hashPairingCode = (typed: string) =>
  sha256(typed.replaceAll(/[\s-]/g, '').toUpperCase())

export const deviceStatuses = ['Waiting', 'Paired', 'Revoked'] as const
type DeviceStatus = (typeof deviceStatuses)[number]

type Device = {
  tokenHash: string | null
  revokedAt: Date | null
  pairedAt: Date | null
  lastSeenAt: Date | null
}

/** The token of a device that was not used for too long works no more, as if it were revoked. */
export function statusOf(device: Device, now: Date): DeviceStatus {
  if (device.revokedAt) return 'Revoked'
  if (!device.tokenHash) return 'Waiting'
  const usedAt = device.lastSeenAt ?? device.pairedAt
  return usedAt && usedAt.getTime() > now.getTime() - LONGEST_UNUSED ? 'Paired' : 'Revoked'
}
