import { say } from './channel'
import { keptData, type Device, type Pairing } from './database'
import { forgetPhotos } from './photos'

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
  const data = await keptData()
  const transaction = data.transaction(['device', 'list', 'keys', 'muster', 'answers'], 'readwrite')
  const device = await transaction.objectStore('device').get('this')
  // An answer to the former token says nothing about the present one.
  if (device?.token !== token || device.revokedAt !== null) return
  await transaction.objectStore('device').put({ ...device, revokedAt: Date.now() }, 'this')
  await transaction.objectStore('list').clear()
  await transaction.objectStore('keys').clear()
  await transaction.objectStore('muster').clear()
  await transaction.objectStore('answers').clear()
  await transaction.done
  await forgetPhotos()
  say({ type: 'device' })
}
