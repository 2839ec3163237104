import { startDomain } from '@/lib/domain/start'
import { nodeApi } from '@/lib/platform/http/node-api'
import { provideApi } from '@/lib/platform/http/provided-api'
import { endpoints } from './generated/endpoints'

/**
 * Provides all endpoints to the server in front of Next and starts the domain. One module for both: each `import()` of
 * Next's build loads a copy of its own of all that it needs.
 */
export async function start(): Promise<void> {
  provideApi(nodeApi(endpoints))
  await startDomain()
}
