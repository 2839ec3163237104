import { listInput } from '@/components/table/list-input'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { searchWebhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/queries'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { searchWebhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

type Query = Parameters<typeof listInput>[1]

/** What the page asks for first: all addresses, and the deliveries that its address names. */
export const readsOf = (query: Query) => [
  prefetch(webhookEndpoints.search, searchWebhookEndpoints, {}),
  prefetch(
    webhookDeliveries.search,
    searchWebhookDeliveries,
    listInput(webhookDeliveries.search, query),
  ),
]
