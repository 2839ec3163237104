import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { getWebhookEndpoint } from '@/lib/domain/insight/webhook-endpoints/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(webhookEndpoints.get, getWebhookEndpoint)
