import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { saveWebhookEndpoint } from '@/lib/domain/insight/webhook-endpoints/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(webhookEndpoints.save, saveWebhookEndpoint)
