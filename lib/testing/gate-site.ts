import { randomUUID } from 'node:crypto'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { call, type Caller } from './call'

/** A gate at the boundary of the site, unless it leads to an area. */
export const createGate = (overrides: Partial<Prisma.GateUncheckedCreateInput> = {}) =>
  database().db.gate.create({
    data: { code: randomUUID().slice(0, 13), nameTh: 'ประตู 1', ...overrides },
  })

export const createGateDevice = async (
  overrides: Partial<Prisma.GateDeviceUncheckedCreateInput> = {},
) =>
  database().db.gateDevice.create({
    data: { name: 'แท็บเล็ต 1', gateId: overrides.gateId ?? (await createGate()).id, ...overrides },
  })

/** A device that was paired through the API. `as`: who may change settings. */
export async function pairDevice(as: Caller, gateId?: string) {
  const device = await createGateDevice(gateId ? { gateId } : {})
  const { body } = await call(as, gateDevices.startPairing, { id: device.id })
  const paired = await call(null, gateDevices.pair, { code: body.pairingCode })
  const headers = { authorization: `Bearer ${paired.body.token}` }
  return { id: device.id, gateId: device.gateId, token: paired.body.token, headers }
}
