import { ofOneClock, type Seen } from '../clock/rules'
import type { MarkResult, QueuedMark } from '../muster/rules'
import type { Action, Queued } from '../queue/rules'
import { addresses, ask, isRevoked, isUnacceptable, PATIENCE } from '../store/api'
import type { Result } from '../store/channel'
import { behind, deviceNow, hearServer, readClock } from '../store/clock'
import type { Device } from '../store/database'
import { readDevice, wipeRevoked } from '../store/device'
import { noteStuckMark, readNextMarks, settleMarks } from '../store/marks'
import { noteStuck, readBatch, settle } from '../store/queue'

let isWaiting = false

/** Sends what is in the queue, if the server answers. Of all pages and the worker of a device one sends at a time. */
export async function deliver(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  await navigator.locks.request('kiosk-queue', async () => {
    isWaiting = false
    const device = await readDevice()
    if (!device) return
    await readClock()
    await deliverAll(passages, device)
    if (device.revokedAt === null) await deliverAll(marks, device)
  })
}

/** What is sent in one kind of call. */
type Line<T> = {
  next: () => Promise<T[]>
  happened: (one: T) => { at: string; seen?: Seen }
  send: (batch: T[], deviceNow: string, token: string) => Promise<void>
  noteStuck: (one: T) => Promise<void>
}

const passages: Line<Queued> = {
  next: readBatch,
  happened: ({ action: { at }, seen }) => ({ at, seen }),
  async send(batch, now, token) {
    const actions = batch.map(({ action }) => action)
    await settle(batch, await record(actions, now, { token }))
  },
  noteStuck,
}

/** A device without access delivers none: somebody else has to see who is there. They stay until it is paired again. */
const marks: Line<QueuedMark> = {
  next: readNextMarks,
  happened: ({ mark: { at }, seen }) => ({ at, seen }),
  async send(batch, now, token) {
    const [{ musterId }] = batch as [QueuedMark]
    const body = { musterId, deviceNow: now, marks: batch.map(({ mark }) => mark) }
    const { results } = await ask<{ results: MarkResult[] }>(addresses.mark, body, { token })
    await settleMarks(batch, results)
  },
  noteStuck: noteStuckMark,
}

async function record(
  actions: Action[],
  now: string,
  asked: { token: string; patience?: number },
): Promise<Result[]> {
  const body = { deviceNow: now, actions }
  return (await ask<{ results: Result[] }>(addresses.record, body, asked)).results
}

/** What a full device cannot keep, where the server takes it at once. Throws where it does not. */
export async function sendAtOnce(action: Action, token: string): Promise<Result> {
  try {
    const [result] = await record([action], new Date().toISOString(), {
      token,
      patience: PATIENCE,
    })
    return result!
  } catch (error) {
    if (isRevoked(error)) await wipeRevoked(token)
    throw error
  }
}

async function deliverAll<T>(line: Line<T>, { token }: Device): Promise<void> {
  try {
    for (;;) {
      const waiting = await line.next()
      if (waiting.length === 0) return
      await hearServer()
      const batch = ofOneClock(waiting, (one) => behind(line.happened(one)))
      await deliverBatch(line, batch, token)
    }
  } catch (error) {
    // Without an answer the queue waits for the next time.
    if (isRevoked(error)) await wipeRevoked(token)
  }
}

async function deliverBatch<T>(line: Line<T>, batch: T[], token: string): Promise<void> {
  const [first, ...others] = batch as [T, ...T[]]
  try {
    await line.send(batch, deviceNow(line.happened(first)), token)
  } catch (error) {
    if (!isUnacceptable(error)) throw error
    if (others.length === 0) return line.noteStuck(first)
    for (const one of batch) await deliverBatch(line, [one], token)
  }
}
