import type { MarkResult, QueuedMark } from '../marked/rules'
import type { Result } from '../store/channel'
import { addresses, ask, isRevoked, PATIENCE, Refusal } from '../store/api'
import type { Device } from '../store/database'
import { readDevice, wipeRevoked } from '../store/device'
import type { Action, Queued } from '../unsent/rules'
import { noteStuckMark, readNextMarks, settleMarks } from './marks'
import { noteStuck, readBatch, settle } from './queue'

let isWaiting = false

/** Sends what is in the queue, if the server answers. Of all pages and the worker of a device one sends at a time. */
export async function deliver(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  await navigator.locks.request('kiosk-queue', async () => {
    isWaiting = false
    const device = await readDevice()
    if (!device) return
    await deliverAll(passages, device)
    if (device.revokedAt === null) await deliverAll(marks, device)
  })
}

/** What is sent in one kind of call. */
type Line<T> = {
  next: () => Promise<T[]>
  send: (batch: T[], token: string) => Promise<void>
  noteStuck: (one: T) => Promise<void>
}

const passages: Line<Queued> = {
  next: readBatch,
  async send(batch, token) {
    const actions = batch.map(({ action }) => action)
    await settle(batch, await record(actions, { token }))
  },
  noteStuck,
}

/** A device without access delivers none: somebody else has to see who is there. They stay until it is paired again. */
const marks: Line<QueuedMark> = {
  next: readNextMarks,
  async send(batch, token) {
    const [{ musterId }] = batch as [QueuedMark]
    const body = { musterId, deviceNow: deviceNow(), marks: batch.map(({ mark }) => mark) }
    const { results } = await ask<{ results: MarkResult[] }>(addresses.mark, body, { token })
    await settleMarks(batch, results)
  },
  noteStuck: noteStuckMark,
}

async function record(
  actions: Action[],
  asked: { token: string; patience?: number },
): Promise<Result[]> {
  const body = { deviceNow: deviceNow(), actions }
  return (await ask<{ results: Result[] }>(addresses.record, body, asked)).results
}

const deviceNow = () => new Date().toISOString()

/** What a full device cannot keep, where the server takes it at once. Throws where it does not. */
export async function sendAtOnce(action: Action, token: string): Promise<Result> {
  try {
    const [result] = await record([action], { token, patience: PATIENCE })
    return result!
  } catch (error) {
    if (isRevoked(error)) await wipeRevoked(token)
    throw error
  }
}

async function deliverAll<T>(line: Line<T>, { token }: Device): Promise<void> {
  try {
    for (;;) {
      const batch = await line.next()
      if (batch.length === 0) return
      await deliverBatch(line, batch, token)
    }
  } catch (error) {
    // Without an answer the queue waits for the next time.
    if (isRevoked(error)) await wipeRevoked(token)
  }
}

async function deliverBatch<T>(line: Line<T>, batch: T[], token: string): Promise<void> {
  try {
    await line.send(batch, token)
  } catch (error) {
    if (!isUnacceptable(error)) throw error
    const [first, ...others] = batch
    if (others.length === 0) return line.noteStuck(first!)
    for (const one of batch) await deliverBatch(line, [one], token)
  }
}

/** The content itself, and not the state of the server or the access of the device. */
const isUnacceptable = (error: unknown) => error instanceof Refusal && error.status === 400
