import { isRevoked, type GateDevice } from '../access/actor'
import { MINUTE } from '../dates/durations'
import { log } from '../log/log'
import { processWide } from '../process/process-wide'
import { sha256 } from '../secrets/sha256'
import { randomToken } from '../secrets/tokens'
import { directory } from './directory'
import { RecentChanges } from './recent-changes'

const PREFIX = 'gate_'

/** In milliseconds: within this time a revoked device is locked out on another server. Here it is immediate. */
const CACHED_FOR = 10_000
/** In milliseconds: how often the time at which a device was last seen is written. */
const SEEN_INTERVAL = MINUTE

type Known = { device: GateDevice; readAt: number }
type Memory = { known: Map<string, Known>; changes: RecentChanges }
const memory = () =>
  processWide('gate-devices', (): Memory => ({ known: new Map(), changes: new RecentChanges() }))
const seen = () => processWide('gate-devices-seen', () => new Map<string, number>())
const MAX_ENTRIES = 1_000

export const isDeviceToken = (token: string) => token.startsWith(PREFIX)

/** 256 random bits; only the hash is stored. */
export const makeDeviceToken = () => PREFIX + randomToken()

/** The device whose token this is, while it works, or that was revoked. */
export async function deviceOf(token: string): Promise<GateDevice | null> {
  const hash = sha256(token)
  const now = Date.now()
  const device = cachedAt(hash, now) ?? (await readDevice(hash, now))
  if (device && !isRevoked(device) && (seen().get(device.deviceId) ?? 0) < now - SEEN_INTERVAL)
    saveLastSeen(device, now)
  return device
}

function cachedAt(hash: string, now: number): GateDevice | undefined {
  const { known, changes } = memory()
  const entry = known.get(hash)
  if (!entry || entry.readAt <= now - CACHED_FOR) return undefined
  return changes.areIn(entry.device.deviceId, entry.readAt) ? entry.device : undefined
}

async function readDevice(hash: string, readAt: number): Promise<GateDevice | null> {
  const device = await directory().findDevice(hash, new Date(readAt))
  const { known } = memory()
  if (known.size >= MAX_ENTRIES) known.clear()
  if (device) known.set(hash, { device, readAt })
  return device
}

function saveLastSeen({ deviceId }: GateDevice, now: number): void {
  if (seen().size >= MAX_ENTRIES) seen().clear()
  seen().set(deviceId, now)
  directory()
    .recordDeviceSeen(deviceId, new Date(now))
    .catch((error: Error) => log.warn({ error: error.message }, 'the time last seen was not saved'))
}

/** Call it where a device is revoked, paired anew or moved to another gate, before or after the commit. */
export function forgetDevice(deviceId: string): void {
  const { known, changes } = memory()
  for (const [hash, { device }] of known) if (device.deviceId === deviceId) known.delete(hash)
  changes.note(deviceId)
}
