import { requireGate } from '@/lib/domain/gate/gates/references'
import { networkOf } from '@/lib/platform/auth/network'
import { forgetDevice, makeDeviceToken } from '@/lib/platform/auth/gate-devices'
import { clearAttempt, countAttempt } from '@/lib/platform/auth/throttle'
import { record } from '@/lib/platform/audit/audit'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context, OpenContext } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { sha256 } from '@/lib/platform/secrets/sha256'
import { randomCode } from '@/lib/platform/secrets/tokens'
import type { gateDevices } from './contract'
import { hashPairingCode, PAIRING_TIME } from './rules'

/** In characters: 39 bits. */
const PAIRING_CODE_LENGTH = 8

const subject = (id: string) => ({ type: 'gate-device', id })

export async function saveGateDevice(
  context: Context,
  { id, rowVersion, ...fields }: CheckedInputOf<typeof gateDevices.save>,
): Promise<Result> {
  const { db } = context
  if (id) await lockRow(db, 'gate_devices', id, rowVersion)
  if (fields.gateId) await requirePlace(db, fields.gateId, id)
  const saved = id
    ? await db.gateDevice.update({
        where: { id },
        data: { ...fields, rowVersion: { increment: 1 } },
      })
    : await db.gateDevice.create({ data: sentOrStored(fields, null, ['name', 'gateId']) })
  await record(context, 'gate-device.saved', subject(saved.id), fields)
  forgetDevice(saved.id)
  return done(saved)
}

/** A device may stay at a gate that is out of use. */
async function requirePlace(db: Db, gateId: string, id: string | undefined): Promise<void> {
  const isKept = id && (await db.gateDevice.count({ where: { id, gateId } }))
  if (!isKept) await requireGate(db, gateId)
}

export async function startPairing(
  context: Context,
  { id }: CheckedInputOf<typeof gateDevices.startPairing>,
): Promise<OutputOf<typeof gateDevices.startPairing>> {
  const { db, now } = context
  await lockRow(db, 'gate_devices', id)
  const code = randomCode(PAIRING_CODE_LENGTH).toUpperCase()
  const pairingEndsAt = new Date(now.getTime() + PAIRING_TIME)
  const saved = await db.gateDevice.update({
    where: { id },
    data: {
      pairingCodeHash: hashPairingCode(code),
      pairingEndsAt,
      rowVersion: { increment: 1 },
    },
  })
  await record(context, 'gate-device.pairing-started', subject(id), {
    endsAt: pairingEndsAt.toISOString(),
  })
  return { ...done(saved), pairingCode: code, endsAt: pairingEndsAt.toISOString() }
}

/** Of two devices with one code at once, one wins: the update finds the code only once. */
export async function pairGateDevice(
  { address, now, traceId }: OpenContext,
  { code }: CheckedInputOf<typeof gateDevices.pair>,
): Promise<OutputOf<typeof gateDevices.pair>> {
  // One count for each network: a stranger who guesses locks out nobody else.
  const attempt = { account: `gate pairing ${networkOf(address)}`, address }
  await countAttempt(attempt)
  const pairingCodeHash = hashPairingCode(code)
  const token = makeDeviceToken()
  const device = await inTransaction(async ({ db, sql }) => {
    const found = await db.gateDevice.findUnique({
      where: { pairingCodeHash, pairingEndsAt: { gt: now } },
      select: {
        id: true,
        name: true,
        tokenHash: true,
        gate: { select: { id: true, code: true, nameTh: true, nameEn: true } },
      },
    })
    if (!found) return null
    const { count } = await db.gateDevice.updateMany({
      where: { id: found.id, pairingCodeHash },
      data: {
        pairingCodeHash: null,
        pairingEndsAt: null,
        tokenHash: sha256(token),
        ...endedToken(found.tokenHash, now),
        pairedAt: now,
        lastSeenAt: now,
        revokedAt: null,
        rowVersion: { increment: 1 },
      },
    })
    if (count === 0) return null
    const author = { sql, actor: { deviceId: found.id }, traceId }
    await record(author, 'gate-device.paired', subject(found.id))
    return found
  })
  if (!device) throw new Problem('pairing-code-not-valid', { field: 'code' })
  await clearAttempt(attempt)
  forgetDevice(device.id)
  const { gate, ...named } = device
  return { token, device: named, gate }
}

export async function revokeGateDevice(
  context: Context,
  { id }: CheckedInputOf<typeof gateDevices.revoke>,
): Promise<Result> {
  const { db, now } = context
  await lockRow(db, 'gate_devices', id)
  const { tokenHash } = await db.gateDevice.findUniqueOrThrow({ where: { id } })
  const saved = await db.gateDevice.update({
    where: { id },
    data: {
      pairingCodeHash: null,
      pairingEndsAt: null,
      tokenHash: null,
      ...endedToken(tokenHash, now),
      revokedAt: now,
      rowVersion: { increment: 1 },
    },
  })
  await record(context, 'gate-device.revoked', subject(id))
  forgetDevice(id)
  return done(saved)
}

/** The token that a device had until now still delivers what happened before. */
const endedToken = (tokenHash: string | null, now: Date) =>
  tokenHash === null ? {} : { revokedTokenHash: tokenHash, revokedTokenAt: now }

/** For `authenticate`. */
export async function recordDeviceSeen(id: string, now: Date): Promise<void> {
  await database().db.gateDevice.updateMany({ where: { id }, data: { lastSeenAt: now } })
}

/** A revoked device tells of its queue no more, but delivers it: once nothing is left, nothing of it is missing. */
export const countDelivered = (sql: Sql, id: string, count: number) =>
  sql`
  UPDATE "gate_devices" SET "queueLength" = greatest("queueLength" - ${count}::int, 0)
  WHERE "id" = ${id}::uuid AND "revokedAt" IS NOT NULL`.run()

type DeviceState = { listAt: Date | null; queueLength?: number }

/** What a device says of itself, each minute. */
export async function recordDeviceState(id: string, state: DeviceState): Promise<void> {
  await database().db.gateDevice.updateMany({ where: { id }, data: state })
}
