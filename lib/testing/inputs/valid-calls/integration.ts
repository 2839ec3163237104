import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { createApiKey, createServiceAccount } from '../../records/service-accounts'
import { createWebhookDelivery, createWebhookEndpoint, PUBLIC_URL } from '../../records/webhooks'
import type { ValidCall } from './valid-call'

const endpoint = async () => ({ id: (await createWebhookEndpoint({ isActive: true })).id })

export const integrationCalls: ValidCall[] = [
  [serviceAccounts.save, () => ({ name: `ERP ${crypto.randomUUID()}`, roles: ['Purchasing'] })],
  [serviceAccounts.remove, async () => ({ id: (await createServiceAccount()).id })],
  [
    apiKeys.issue,
    async () => ({
      serviceAccountId: (await createServiceAccount()).id,
      name: 'เครื่องหลัก',
      scopes: ['project-mgmt:read'],
      days: 30,
    }),
  ],
  [apiKeys.revoke, async () => createApiKey((await createServiceAccount()).id)],
  [webhookEndpoints.save, () => ({ url: PUBLIC_URL, types: ['project.saved'] })],
  [webhookEndpoints.remove, endpoint],
  [webhookEndpoints.rotateSecret, endpoint],
  // An address that is refused before anything is sent
  [
    webhookEndpoints.test,
    async () => ({ id: (await createWebhookEndpoint({ url: 'https://127.0.0.1/' })).id }),
  ],
  [webhookDeliveries.replay, async () => ({ ids: [(await createWebhookDelivery()).id] })],
  [webhookDeliveries.replaySince, async () => ({ ...(await endpoint()), seq: '0' })],
]
