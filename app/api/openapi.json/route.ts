import { contractsByNoun, records } from '@/lib/domain/contracts'
import { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import { webhookMessages } from '@/lib/domain/insight/webhook-endpoints/message/contract'
import { apiDocsOf } from '@/lib/domain/insight/api-docs/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  apiDocs.get,
  apiDocsOf(contractsByNoun, { records, webhooks: webhookMessages }),
)
