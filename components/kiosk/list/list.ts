import type { gate } from '@/lib/domain/gate/gate/contract'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { openList, openSigned } from '@/lib/domain/gate/gate/snapshot/signed/rules'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { addresses, ask, isRevoked } from '../store/api'
import { queueLength } from '../store/queue'
import { say } from '../store/channel'
import { keptData, type Device, type KeptList } from '../store/database'
import { noteServerTime, readClock } from '../store/clock'
import { keepGate, wipeRevoked } from '../store/device'
import { isOld } from '../store/newer'
import { isFull, makingRoom } from '../store/room'
import { keptKeys, renewKeys } from './keys'

type Snapshot = OutputOf<typeof gate.snapshot>

export type ListFault = 'bad-signature' | 'not-understood' | 'no-room'

/** The list of this device; null where there is none, or where what is kept was not signed by the server. */
export async function readList(): Promise<GateList | null> {
  await readClock()
  const kept = await (await keptData()).get('list', 'current')
  return kept ? openList(kept.jws, await keptKeys()) : null
}

/** Asks the server for the present list. Returns what is wrong with it; the former list stays then. */
export async function refreshList({ token }: Device): Promise<ListFault | null> {
  try {
    const have = (await readList())?.version
    const body = { have, queueLength: await queueLength() }
    const snapshot = await ask<Snapshot>(addresses.snapshot, body, { token })
    await noteServerTime(snapshot.asOf)
    if (!snapshot.unchanged) {
      const fault = await faultIn(snapshot.jws)
      if (fault) return fault
      await makingRoom(() => keep({ jws: snapshot.jws }))
    }
    await noteGate(snapshot.gateId)
    return null
  } catch (error) {
    if (isRevoked(error)) await wipeRevoked(token)
    return isFull(error) ? 'no-room' : null
  }
}

/** By the keys that the device knows, or else by those that the server has now. */
async function faultIn(jws: string): Promise<ListFault | null> {
  const known = await openSigned(jws, await keptKeys())
  const isSigned = 'list' in known || known.fault === 'not-understood'
  const opened = isSigned ? known : await openSigned(jws, await renewKeys())
  if ('list' in opened) return null
  if (opened.fault === 'not-understood') isOld.set(true)
  return opened.fault
}

async function keep(list: KeptList): Promise<void> {
  const transaction = (await keptData()).transaction(['device', 'list'], 'readwrite')
  const device = await transaction.objectStore('device').get('this')
  // Meanwhile the access may have ended.
  if (device?.revokedAt === null) await transaction.objectStore('list').put(list, 'current')
  await transaction.done
  say({ type: 'list' })
}

/** Where the device was moved to another gate, or its gate has another name now, it says so. */
async function noteGate(gateId: string | null): Promise<void> {
  const gate = (await readList())?.gates.find(({ id }) => id === gateId)
  if (gate) await keepGate(gate)
}
