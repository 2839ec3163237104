import { config } from '@/lib/platform/config/config'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { openApiDocument } from '@/lib/platform/openapi/document'
import type { apiDocs } from './contract'

type Nouns = Parameters<typeof openApiDocument>[0]
type Records = Parameters<typeof openApiDocument>[1]['records']

/** The handler that answers the API description, which is document once per process. */
export function apiDocsOf(nouns: Nouns, records: Records) {
  let document: OutputOf<typeof apiDocs.get> | undefined
  return async () =>
    (document ??= { ...openApiDocument(nouns, { appUrl: config().appUrl, records }) })
}
