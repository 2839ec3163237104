import { config } from '@/lib/platform/config/config'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { openApiDocument } from '@/lib/platform/openapi/document'
import type { apiDocs } from './contract'

type Nouns = Parameters<typeof openApiDocument>[0]
type Described = Pick<Parameters<typeof openApiDocument>[1], 'records' | 'webhooks'>

/** The handler that answers the API description, made once per process. */
export function apiDocsOf(nouns: Nouns, described: Described) {
  let document: OutputOf<typeof apiDocs.get> | undefined
  return async () => (document ??= await make(nouns, described))
}

async function make(nouns: Nouns, described: Described) {
  const { openApiDocument } = await import('@/lib/platform/openapi/document')
  const { examples } = await import('./examples/queries')
  return { ...openApiDocument(nouns, { appUrl: config().appUrl, examples, ...described }) }
}
