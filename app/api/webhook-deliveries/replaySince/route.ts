import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { replaySince } from '@/lib/domain/insight/webhook-deliveries/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(webhookDeliveries.replaySince, replaySince)
