import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, id, keyword, named, text } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

const deviceRecord = z.object({
  id: z.guid(),
  name: z.string(),
  gateId: z.guid(),
  gate: named.extend({ code: z.string() }),
  status: z.enum(['Waiting', 'Paired', 'Revoked']),
  lastSeenAt: z.iso.datetime().nullable(),
  listAt: z.iso.datetime().nullable().meta({ description: 'When the list that it holds was made' }),
  queueLength: z.int().meta({ description: 'Actions that it has not delivered yet' }),
  rowVersion: z.int(),
})
export type GateDeviceRecord = z.output<typeof deviceRecord>

export const gateDevices = {
  search: list('/api/gate-devices/search', {
    policy: 'settings-mgmt',
    summary: 'Search the devices that stand at gates',
    filters: { keyword, gateId: filter(id) },
    row: deviceRecord,
    sorts: ['name', 'lastSeenAt'],
  }),
  save: command('/api/gate-devices/save', {
    policy: 'settings-mgmt',
    summary: 'Make or change a device, or move it to another gate',
    input: saveInput({ name: text(100), gateId: id }, {}),
    output: result,
  }),
  startPairing: command('/api/gate-devices/startPairing', {
    policy: 'settings-mgmt',
    summary: 'Get a code that pairs a device once, within ten minutes',
    description:
      'The code is typed on the device itself (`gate-devices/pair`). An earlier code ends; the token that the device holds works until it is paired anew.',
    input: byId,
    secretAnswer: true,
    output: result.extend({ pairingCode: z.string(), endsAt: z.iso.datetime() }),
  }),
  pair: command('/api/gate-devices/pair', {
    policy: 'anyone',
    transaction: 'handler',
    summary: 'Exchange a pairing code for the token of a device',
    description:
      'The token (`Bearer gate_…`) opens the endpoints of the policies gate, muster and presence, and answers 403 on all others; also beside an external identity provider. It ends when the device is revoked, within a minute, or after 90 days without a call. 400 `pairing-code-not-valid`; 429 after too many attempts.',
    input: z.object({ code: text(20) }),
    output: z.object({
      token: z.string(),
      device: z.object({ id: z.guid(), name: z.string() }),
      gate: named.extend({ code: z.string() }),
    }),
  }),
  revoke: command('/api/gate-devices/revoke', {
    policy: 'settings-mgmt',
    summary: 'End the token of a device, and any pairing code',
    description:
      'From then on it is answered 401 `device-revoked`, and wipes what it holds. For 24 hours it may still deliver what has happened offline (`gate/record`).',
    input: byId,
    output: result,
  }),
}
