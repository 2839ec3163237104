import type { Result } from '../store/channel'
import { addresses, ask, isRevoked, Refusal } from '../store/api'
import { readDevice, wipeRevoked } from '../store/device'
import { noteStuck, readBatch, settle } from './queue'
import type { Queued } from '../unsent/rules'

let isWaiting = false

/** Sends what is in the queue, if the server answers. Of all pages and the worker of a device one sends at a time. */
export async function deliver(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  await navigator.locks.request('kiosk-queue', async () => {
    isWaiting = false
    await deliverAll()
  })
}

async function deliverAll(): Promise<void> {
  const device = await readDevice()
  if (!device) return
  try {
    for (;;) {
      const batch = await readBatch()
      if (batch.length === 0) return
      await deliverBatch(batch, device.token)
    }
  } catch (error) {
    // Without an answer the queue waits for the next time.
    if (isRevoked(error)) await wipeRevoked(device.token)
  }
}

async function deliverBatch(batch: Queued[], token: string): Promise<void> {
  try {
    const deviceNow = new Date().toISOString()
    const actions = batch.map(({ action }) => action)
    const body = { deviceNow, actions }
    const { results } = await ask<{ results: Result[] }>(addresses.record, body, { token })
    await settle(batch, results)
  } catch (error) {
    if (!isUnacceptable(error)) throw error
    const [first, ...others] = batch
    if (others.length === 0) return noteStuck(first!)
    for (const one of batch) await deliverBatch([one], token)
  }
}

/** The content itself, and not the state of the server or the access of the device. */
const isUnacceptable = (error: unknown) => error instanceof Refusal && error.status === 400
