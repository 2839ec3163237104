import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { getWebhookDelivery } from '@/lib/domain/insight/webhook-deliveries/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(webhookDeliveries.get, getWebhookDelivery)
