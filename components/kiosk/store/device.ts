import { say } from './channel'
import { keptData, type Device, type Pairing } from './database'
import { forgetPhotos } from './photos'
import { keeping, unlessFull } from './room'

export const readDevice = async (): Promise<Device | undefined> =>
  (await keptData()).get('device', 'this')

/** What is still to be sent stays: it is sent with the new token. */
export async function keepPairing(pairing: Pairing): Promise<void> {
  const data = await keptData()
  await data.clear('list')
  await data.clear('muster')
  await data.put('device', { ...pairing, revokedAt: null }, 'this')
  say({ type: 'device' })
}

/** What the device shows of its gate. */
export async function keepGate({ id, code, nameTh, nameEn }: Device['gate']): Promise<void> {
  const { store, done } = (await keptData()).transaction('device', 'readwrite')
  const device = await store.get('this')
  const gate = { id, code, nameTh, nameEn }
  const isOther =
    device && JSON.stringify(device.gate) !== JSON.stringify({ ...device.gate, ...gate })
  if (isOther) await store.put({ ...device, gate: { ...device.gate, ...gate } }, 'this')
  await done
  if (isOther) say({ type: 'device' })
}

/** The list, the roll call and the photographs go; what is still to be sent stays, with the token that may still deliver it. */
export async function wipeRevoked(token: string): Promise<void> {
  // An answer to the former token says nothing about the present one.
  if (!isRevocable(await readDevice(), token)) return
  // These first: until they have gone a full device takes nothing in.
  await forgetPeople()
  await forgetPhotos()
  await noteRevoked(token).catch(unlessFull)
  say({ type: 'device' })
}

const isRevocable = (device: Device | undefined, token: string): device is Device =>
  device?.token === token && device.revokedAt === null

const OF_PEOPLE = ['list', 'keys', 'muster', 'answers'] as const

async function forgetPeople(): Promise<void> {
  const transaction = (await keptData()).transaction(OF_PEOPLE, 'readwrite')
  for (const store of OF_PEOPLE) await transaction.objectStore(store).clear()
  await transaction.done
}

/** Meanwhile a new list may have come, or another pairing. */
async function noteRevoked(token: string): Promise<void> {
  const transaction = (await keptData()).transaction(['device', 'list'], 'readwrite')
  const device = await transaction.objectStore('device').get('this')
  if (isRevocable(device, token)) {
    await transaction.objectStore('device').put({ ...device, revokedAt: Date.now() }, 'this')
    await transaction.objectStore('list').clear()
  }
  await transaction.done
}

/** Whether there is room shows by writing alone: what is there is written once more. */
export const tryRoom = (): Promise<void> =>
  keeping(async () => {
    const { store, done } = (await keptData()).transaction('device', 'readwrite')
    const device = await store.get('this')
    if (device) await store.put(device, 'this')
    await done
  }).catch(() => {})
