import { Logger, parseCronItems, run, runMigrations, type Task } from 'graphile-worker'
import * as z from 'zod'
import { config } from '../config/config'
import { delay } from '../db/delay'
import type { ReadSql, Sql } from '../db/sql'
import { onShutdown } from '../process/shutdown'
import { log } from '../log/log'
import { inSpan } from '../tracing/spans'
import { DAY } from '../dates/durations'

/** Repeated work. As a crash may interrupt it, `work` must run in one transaction. */
export type Job = {
  name: string
  /** As in cron, in UTC: `* * * * *` is every minute. */
  schedule: string
  work: (now: Date) => Promise<void>
}

/** The task that passes requests on. */
const REQUESTED = 'requested'

const MAX_ATTEMPTS = 5

/**
 * Runs a job once more, as soon as the transaction of `sql` commits. Each transaction asks with a row of its own: one row for
 * all would stay locked until the transaction ends, and other requests and the schedule would wait for it.
 * Source: docs/decisions/0476-a-request-for-a-job-waits-for-nobody.md.
 */
export async function requestJob(sql: Sql, name: string): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${REQUESTED}, json_build_object('name', ${name}::text),
    run_at := ${new Date()}::timestamptz, max_attempts := 1,
    job_key := ${name}::text || ' ' || pg_current_xact_id()::text)`.run()
}

const requested = z.object({ name: z.string() })

/** What is asked for several times before it runs is one row. A request that is lost with its server waits for the schedule. */
const passOn: Task = async (payload, { addJob }) => {
  const { name } = requested.parse(payload)
  await addJob(name, {}, { jobKey: name, maxAttempts: MAX_ATTEMPTS })
}

const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') log.warn({ job: true }, message)
})

/** Creates the tables of the job queue, or migrates them. */
export const migrateJobs = (owner: string): Promise<void> =>
  runMigrations({ connectionString: owner, logger })

/**
 * Runs jobs by their schedule until the process stops. The schedule is in the database: what was due during a restart
 * runs after it, and of several servers only one does each run. A failed run is repeated.
 */
export async function startJobs(jobs: readonly Job[]): Promise<void> {
  const runner = await run({
    connectionString: config().databaseUrl,
    // Two for each job that runs and one that listens; requests have a pool of their own.
    maxPoolSize: 7,
    // Mails and imports may both take long, and delay no other job.
    concurrency: 3,
    noHandleSignals: true,
    noPreparedStatements: !config().namesStatements,
    // By this server's clock and not the database's, as the jobs themselves find what is due.
    useNodeTime: true,
    logger,
    taskList: {
      [REQUESTED]: passOn,
      ...Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])),
    },
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({
        task: name,
        match: schedule,
        // Runs that were due while all servers were down are done once, at the next start.
        options: { backfillPeriod: DAY, maxAttempts: MAX_ATTEMPTS, jobKey: name },
      })),
    ),
  })
  onShutdown(() => runner.stop())
}

/**
 * One that is due while it runs in this process is requested again after that run, behind what waits: it never holds a
 * second place. Source: docs/decisions/0427-a-job-never-runs-beside-itself.md.
 */
function taskOf(job: Job): Task {
  let isRunning = false
  let isDueAgain = false
  return async (_, { addJob }) => {
    isDueAgain = isRunning
    if (isRunning) return
    isRunning = true
    try {
      await runJob(job)
    } finally {
      isRunning = false
      if (isDueAgain) await addJob(job.name, {}, { jobKey: job.name, maxAttempts: MAX_ATTEMPTS })
    }
  }
}

export const runJob = ({ name, work }: Job): Promise<void> =>
  inSpan({ name: `job ${name}`, kind: 'CONSUMER' }, () => work(new Date()))

/** In seconds; null where no job is due. Those that were given up do not count. */
export const readJobDelay = async (sql: ReadSql): Promise<number | null> =>
  (
    await sql`SELECT extract(epoch FROM now() - min(run_at))::float8 AS "seconds"
      FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts`.one(delay)
  ).seconds
