import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker'
import { config } from '../config/config'
import type { Sql } from '../db/sql'
import { onShutdown } from '../process/shutdown'
import { log } from '../log/log'

/** Something to be done again and again. `work` may be cut off by a crash: it is to be done in one transaction. */
export type Job = {
  name: string
  /** As in cron, in UTC: `* * * * *` is every minute. */
  schedule: string
  work: (now: Date) => Promise<void>
}

/** Has a job run as soon as the transaction of `sql` commits, beside its schedule. */
export async function requestJob(sql: Sql, name: string): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${name}, job_key := ${name})`.run()
}

const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') log.warn({ job: true }, message)
})

/** Makes the tables that jobs are kept in, or brings them up to date. */
export const migrateJobs = (owner: string): Promise<void> =>
  runMigrations({ connectionString: owner, logger })

/**
 * Runs jobs by their schedule for the life of the process. The schedule is kept in the database: a restart
 * misses nothing that was due, and of several servers one does each run. A failed run is tried again.
 */
export async function startJobs(jobs: readonly Job[]): Promise<void> {
  const runner = await run({
    connectionString: config().databaseUrl,
    // Two for each work and one that listens; apart from the pool that answers requests.
    maxPoolSize: 5,
    // A mail server that does not answer must not hold up the rest.
    concurrency: 2,
    noHandleSignals: true,
    logger,
    taskList: Object.fromEntries(jobs.map(({ name, work }) => [name, () => work(new Date())])),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({
        task: name,
        match: schedule,
        // Due while every server was down: done once, at the next start.
        options: { backfillPeriod: 24 * 3600 * 1000, maxAttempts: 5, jobKey: name },
      })),
    ),
  })
  onShutdown(() => runner.stop())
}
