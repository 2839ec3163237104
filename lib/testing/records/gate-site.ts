import { randomUUID } from 'node:crypto'
import { gate } from '@/lib/domain/gate/gate/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { call, type Caller } from '../calls/call'
import { createEmployer, createPerson } from './factories'

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

/** Somebody who has had the safety training, of an active company. */
export const createTrainedPerson = async (
  overrides: Partial<Prisma.PersonUncheckedCreateInput> = {},
) =>
  createPerson({
    employerId: overrides.employerId ?? (await createEmployer()).id,
    trainingStatus: 'Passed',
    trainingValidUntil: new Date('2399-01-01T00:00:00Z'),
    ...overrides,
  })

type Action = InputOf<typeof gate.record>['actions'][number]

/** An action that has just happened. */
export const actionOf = (
  kind: Action['kind'],
  personId: string,
  overrides: Partial<Action> = {},
): Action => ({
  actionId: randomUUID(),
  kind,
  ...(!overrides.scanned && !overrides.guest && { personId }),
  at: new Date().toISOString(),
  ...overrides,
})

/** Sends actions; `at` of the call is now, unless its clock is wrong by `clockError` milliseconds. */
export const sendActions = (
  caller: Caller,
  actions: Action[],
  { headers, clockError = 0 }: { headers?: Record<string, string>; clockError?: number } = {},
) =>
  call(
    caller,
    gate.record,
    { deviceNow: new Date(Date.now() + clockError).toISOString(), actions },
    headers,
  )

/** A code of nobody, at a gate. */
export const refuseSomebody = async (officer: Caller) =>
  sendActions(officer, [actionOf('In', '', { gateId: (await createGate()).id, scanned: 'ไม่มีใคร' })])

export const staysOfPerson = (personId: string) =>
  database().db.stay.findMany({ where: { personId }, orderBy: { inAt: 'asc' } })

/** A code of nobody that was let in, which somebody has to look at. */
export async function createGateConflict(actorUserId: string) {
  const id = randomUUID()
  const at = new Date(Date.now() - 1_000)
  const event = {
    kind: 'In' as const,
    scanned: 'X',
    gateId: (await createGate()).id,
    contentHash: '',
    outcome: 'conflict',
    reasonCodes: [],
  }
  await database().db.gateEvent.create({
    data: { ...event, id, actorUserId, at, receivedAt: at, outcomeCode: 'unknown-person' },
  })
  return database().db.gateConflict.create({ data: { eventId: id, code: 'unknown-person' } })
}
