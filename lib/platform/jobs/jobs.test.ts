import { afterEach, expect, test } from 'vitest'
import { database } from '../db/database'
import { runShutdown } from '../process/shutdown'
import { requestJob, startJobs } from './jobs'

let letGo: () => void = () => undefined
afterEach(async () => {
  letGo()
  await runShutdown()
})

const request = (name: string) => requestJob(database().sql, name)

/** A job whose runs wait until they are let go. */
function heldJob(name: string) {
  const state = { begun: 0, running: 0, most: 0 }
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const work = async () => {
    state.begun += 1
    state.running += 1
    state.most = Math.max(state.most, state.running)
    await held
    state.running -= 1
  }
  return { job: { name, schedule: '0 0 1 1 *', work }, state }
}

test('a job that takes long is not begun again beside itself, and holds up no other', async () => {
  const long = heldJob('long')
  let others = 0
  const other = { name: 'other', schedule: '0 0 1 1 *', work: async () => void (others += 1) }
  await startJobs([long.job, other])
  await request('long')
  await expect.poll(() => long.state.begun).toBe(1)
  await request('long')
  await request('other')
  await expect.poll(() => others).toBe(1)
  await request('long')
  await request('other')
  await expect.poll(() => others).toBe(2)
  letGo()
  // Once more for all that was requested meanwhile
  await expect.poll(() => long.state.begun).toBe(2)
  await request('other')
  await expect.poll(() => others).toBe(3)
  expect(long.state).toEqual({ begun: 2, running: 0, most: 1 })
})
