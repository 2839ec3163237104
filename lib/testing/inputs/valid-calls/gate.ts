import { gate } from '@/lib/domain/gate/gate/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { musters } from '@/lib/domain/gate/musters/contract'
import { gates } from '@/lib/domain/gate/gates/contract'
import { call } from '../../calls/call'
import { createPerson } from '../../records/factories'
import { actionOf, createGate, createGateConflict, createGateDevice } from '../../records/gate-site'
import { createMuster, createRunningMuster, endRunningMuster, markOf } from '../../records/musters'
import { createWriter, type ValidCall } from './valid-call'

export const gateCalls: ValidCall[] = [
  [gates.save, () => ({ code: 'G-01', nameTh: 'ประตูหน้า' })],
  [gates.remove, async () => ({ id: (await createGate()).id })],
  [gateDevices.save, async () => ({ name: 'แท็บเล็ต', gateId: (await createGate()).id })],
  [gateDevices.startPairing, async () => ({ id: (await createGateDevice()).id })],
  [
    gateDevices.pair,
    async () => {
      const { id } = await createGateDevice()
      return {
        code: (await call(await createWriter(), gateDevices.startPairing, { id })).body.pairingCode,
      }
    },
  ],
  [gateDevices.revoke, async () => ({ id: (await createGateDevice()).id })],
  [
    gate.record,
    async () => ({
      deviceNow: new Date().toISOString(),
      actions: [actionOf('Out', (await createPerson()).id, { gateId: (await createGate()).id })],
    }),
  ],
  [
    gate.correct,
    async () => ({
      personId: (await createPerson()).id,
      kind: 'In',
      at: new Date().toISOString(),
      reason: 'ลืมบัตร',
    }),
  ],
  [
    musters.start,
    async () => {
      await endRunningMuster()
      return { kind: 'Drill' }
    },
  ],
  [
    musters.mark,
    async () => ({
      musterId: (await createMuster()).id,
      marks: [markOf((await createPerson()).id)],
    }),
  ],
  [
    musters.end,
    async () => ({ id: (await createRunningMuster()).id, reason: 'ตามหาต่อที่โรงพยาบาล' }),
  ],
  [gate.settleConflicts, async ({ userId }) => ({ ids: [(await createGateConflict(userId)).id] })],
]
