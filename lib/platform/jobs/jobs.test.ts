import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { MINUTE } from '../dates/durations'
import { database, inTransaction } from '../db/database'
import { runShutdown } from '../process/shutdown'
import { requestJob, startJobs } from './jobs'

let letGo: () => void = () => undefined
afterEach(async () => {
  letGo()
  vi.useRealTimers()
  await runShutdown()
})

const request = (name: string) => requestJob(database().sql, name)
const countJobs = async () =>
  (
    await database().sql`SELECT count(*)::int AS "count" FROM graphile_worker.jobs`.one(
      z.object({ count: z.int() }),
    )
  ).count

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
  await expect.poll(countJobs).toBe(1)
  letGo()
  // Once more for all that was requested meanwhile
  await expect.poll(() => long.state.begun).toBe(2)
  await request('other')
  await expect.poll(() => others).toBe(3)
  expect(long.state).toEqual({ begun: 2, running: 0, most: 1 })
})

const simpleJob = (name: string, work: (now: Date) => void) => ({
  name,
  schedule: '0 0 1 1 *',
  work: async (now: Date) => work(now),
})

test('who asks in a transaction that goes on holds up nobody else who asks', async () => {
  let runs = 0
  await startJobs([simpleJob('asked', () => void (runs += 1))])
  await inTransaction(async ({ sql }) => {
    await requestJob(sql, 'asked')
    await request('asked')
    await expect.poll(() => runs).toBe(1)
  })
  await expect.poll(() => runs).toBe(2)
})

test('what is asked for while another server takes the job is done after the commit', async () => {
  await request('asked')
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query('BEGIN')
  await other.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'other'`,
  )
  await request('asked')
  await other.query('COMMIT')
  await other.end()
  let runs = 0
  await startJobs([simpleJob('asked', () => void (runs += 1))])
  await expect.poll(() => runs).toBe(1)
})

test('a job runs at no earlier moment than that at which a server asked for it', async () => {
  const asked = new Date(Date.now() + 2_000)
  vi.useFakeTimers({ now: asked, toFake: ['Date'] })
  await request('asked')
  vi.useRealTimers()
  const moments: Date[] = []
  await startJobs([simpleJob('asked', (now) => moments.push(now))])
  await expect.poll(() => moments.length, { timeout: 10_000 }).toBe(1)
  expect(moments[0]!.getTime()).toBeGreaterThanOrEqual(asked.getTime())
})

test('a server does what is due by its clock, also where it is ahead of the database', async () => {
  await database().sql`
    INSERT INTO graphile_worker._private_known_crontabs ("identifier", "known_since")
    VALUES ('each-minute', now() + interval '8 minutes')`.run()
  vi.useFakeTimers({ now: Date.now() + 10 * MINUTE, toFake: ['Date'] })
  let runs = 0
  const work = async () => void (runs += 1)
  await startJobs([{ name: 'each-minute', schedule: '* * * * *', work }])
  await expect.poll(() => runs).toBeGreaterThan(0)
})
