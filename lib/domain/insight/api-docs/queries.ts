import { config } from '@/lib/platform/config/config'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { openApiDocument } from '@/lib/platform/openapi/document'
import { contractsByNoun, records } from '../../contracts'
import type { apiDocs } from './contract'

let made: OutputOf<typeof apiDocs.get> | undefined

/** Made once in the life of the process: it says the same until the next release. */
export async function getApiDocs(): Promise<OutputOf<typeof apiDocs.get>> {
  made ??= { ...openApiDocument(contractsByNoun, { appUrl: config().appUrl, records }) }
  return made
}
