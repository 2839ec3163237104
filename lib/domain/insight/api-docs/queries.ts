import { config } from '@/lib/platform/config/config'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { openApiDocument } from '@/lib/platform/openapi/document'
import type { apiDocs } from './contract'

type Nouns = Parameters<typeof openApiDocument>[0]
type Records = Parameters<typeof openApiDocument>[1]['records']

/** The handler that answers the description of these endpoints, which is made once in the life of the process. */
export function apiDocsOf(nouns: Nouns, records: Records) {
  let made: OutputOf<typeof apiDocs.get> | undefined
  return async () => (made ??= { ...openApiDocument(nouns, { appUrl: config().appUrl, records }) })
}
