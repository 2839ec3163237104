import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { toUtcDate } from '@/lib/platform/dates/day'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { startJobs } from '@/lib/platform/jobs/jobs'
import { database } from '@/lib/platform/db/database'
import { createPerson, createTrainingSession } from '@/lib/testing/records/factories'
import { jobs } from './jobs'
import { expireTrainings } from './people/persons/commands'

afterAll(runShutdown)

test('a training expires the day after its last valid day, and only one that was passed', async () => {
  const person = (trainingStatus: 'Passed' | 'Failed', validUntil: string) =>
    createPerson({ trainingStatus, trainingValidUntil: toUtcDate(validUntil) })
  const [yesterday, today, failed] = [
    await person('Passed', '2026-11-20'),
    await person('Passed', '2026-11-21'),
    await person('Failed', '2026-11-20'),
  ]
  // 00:30 in Bangkok, still the day before in UTC
  const now = new Date('2026-11-20T17:30:00Z')
  const counts = await Promise.all([1, 2].map(() => expireTrainings(now, 'Asia/Bangkok')))
  expect(counts.toSorted()).toEqual([0, 1])
  const statuses = await Promise.all(
    [yesterday, today, failed].map(({ id }) =>
      database().db.person.findUniqueOrThrow({ where: { id } }),
    ),
  )
  expect(statuses.map(({ trainingStatus }) => trainingStatus)).toEqual([
    'Expired',
    'Passed',
    'Failed',
  ])
})

// Stands last: the jobs that it starts go on each minute until the file ends, and would disturb other tests.
test('two servers share the jobs: what is due is done once', async () => {
  const runs: string[] = []
  const counted = jobs.map((job) => ({
    ...job,
    work: async (now: Date) => {
      runs.push(job.name)
      await job.work(now)
    },
  }))
  await Promise.all([startJobs(counted), startJobs(counted)])
  const { id } = await createTrainingSession({ date: toUtcDate('2020-01-01') })
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(
    `SELECT graphile_worker.add_job('close-begun-sessions', job_key := 'close-begun-sessions')`,
  )
  await expect
    .poll(
      async () => (await database().db.trainingSession.findUniqueOrThrow({ where: { id } })).status,
    )
    .toBe('Closed')
  const { rows } = await client.query(
    'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1',
  )
  await client.end()
  expect(rows.map(({ identifier }) => identifier)).toEqual([
    'close-begun-sessions',
    'deliver-mails',
    'deliver-notices',
    'encrypt-national-ids',
    'expire-permits',
    'expire-trainings',
    'forget-ended-browsers',
    'forget-gate-events',
    'forget-old-attempts',
    'forget-old-deliveries',
    'forget-old-keys',
    'forget-old-messages',
    'link-audit-lines',
    'make-notices',
    'note-overstays',
    'promote-seats',
    'propose-retention',
    'run-imports',
    'send-requested-resets',
    'sync-provider-accounts',
    'warn-expiries',
  ])
  expect(runs.filter((name) => name === 'close-begun-sessions').length).toBeLessThanOrEqual(2)
})
