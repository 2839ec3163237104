import { startJobs } from '@/lib/platform/jobs/jobs'
import { log } from '@/lib/platform/log/log'
import { jobs } from './jobs'

/** A server that cannot run its jobs still answers: another one may, and this one tries at its next start. */
export async function startAll(): Promise<void> {
  await startJobs(jobs).catch((error: Error) =>
    log.error({ error: error.message }, 'the jobs could not be started'),
  )
}
