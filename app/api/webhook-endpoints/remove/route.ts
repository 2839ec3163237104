import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { removeWebhookEndpoint } from '@/lib/domain/insight/webhook-endpoints/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  webhookEndpoints.remove,
  removeWebhookEndpoint,
)
