import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { createApiKey, createServiceAccount } from '../service-accounts'
import type { ValidCall } from './valid-call'

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
]
