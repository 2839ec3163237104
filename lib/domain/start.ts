import { config } from '@/lib/platform/config/config'
import { inTransaction } from '@/lib/platform/db/database'
import { startJobs } from '@/lib/platform/jobs/jobs'
import { keepTrying } from '@/lib/platform/jobs/keep-trying'
import { startMetricsServer } from '@/lib/platform/metrics/metrics-server'
import { log } from '@/lib/platform/log/log'
import { onShutdown } from '@/lib/platform/process/shutdown'
import { provideUsers } from './directory'
import { startDelivering } from './insight/webhook-deliveries/deliver/commands'
import { startSendingMessages } from './people/notice-deliveries/messages/send/commands'
import { jobs } from './jobs'
import { measures } from './measures'
import { loadSystemCredentialTypes } from './eligibility/credential-types/system/commands'
import { loadSystemRequirements } from './eligibility/requirements/system/commands'
import { loadSystemTemplates } from './work/jsa-templates/system/commands'

/**
 * A server without its jobs or templates answers requests, too: where the database has gone in this moment, they follow
 * when it is back.
 */
export async function startDomain(): Promise<void> {
  provideUsers()
  await keepTrying(
    { failure: 'what comes with the product could not be loaded; it is tried again' },
    loadShipped,
  )
  await serveMetrics().catch((error: Error) =>
    log.error({ error: error.message }, 'the metrics cannot be read'),
  )
  await keepTrying({ failure: 'the jobs could not be started; it is tried again' }, () =>
    startJobs(jobs),
  )
  startDelivering()
  startSendingMessages()
}

async function serveMetrics(): Promise<void> {
  const { metricsPort } = config()
  if (!metricsPort) return
  const server = await startMetricsServer(metricsPort, measures)
  onShutdown(async () => server.close())
}

/** Templates, types of credentials and requirements. */
const loadShipped = () =>
  inTransaction(async (database) => {
    await loadSystemTemplates(database)
    await loadSystemCredentialTypes(database)
    await loadSystemRequirements(database)
  })
