import * as z from 'zod'
import { allScopes } from '@/lib/platform/access/scopes'
import { isAddressRange } from '@/lib/platform/contract/address-ranges'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, id, keyword, text } from '@/lib/platform/contract/fields'

export const keyStatuses = ['Live', 'Expired', 'Revoked'] as const
const scope = z.enum(allScopes)

/** Source: docs/integration.md#service-accounts. */
export const LONGEST_LIFE = 365
const MOST_ADDRESSES = 20

const addressRange = z
  .string()
  .trim()
  .max(50)
  .transform((value) => value.toLowerCase())
  .refine(isAddressRange, { params: { rule: 'address-range' } })

const keyRecord = z.object({
  id: z.guid(),
  serviceAccountId: z.guid(),
  serviceAccountName: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: 'What the key begins with, to tell it from others' }),
  scopes: z.array(scope),
  addresses: z.array(z.string()),
  status: z.enum(keyStatuses),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable().meta({ description: 'Exact to a minute' }),
  revokedAt: z.string().nullable(),
})
export type ApiKeyRecord = z.output<typeof keyRecord>

const integration = { policy: 'integration-mgmt', peopleOnly: true } as const

export const apiKeys = {
  search: list('/api/api-keys/search', {
    ...integration,
    summary: 'Search the keys of service accounts',
    filters: { keyword, serviceAccountId: filter(id), status: filter(z.enum(keyStatuses)) },
    row: keyRecord,
    sorts: ['expiresAt', 'createdAt', 'name'],
  }),
  issue: command('/api/api-keys/issue', {
    ...integration,
    summary: 'Issue a key to a service account',
    description:
      'The key is in this answer only. It is sent as `Authorization: Bearer ssk_…`. A call needs the policy of its endpoint among the account’s roles and among the key’s scopes: a command `<policy>:write`, anything else `<policy>:read`; 403 `scope-missing` otherwise. Scopes never change: issue another key, move the system to it and revoke the former. 400 `scope-without-role`; 403 `confirm-identity`.',
    input: z.object({
      serviceAccountId: id,
      name: text(100),
      scopes: z
        .array(scope)
        .min(1)
        .max(allScopes.length)
        .transform((scopes) => allScopes.filter((one) => scopes.includes(one))),
      addresses: z
        .array(addressRange)
        .max(MOST_ADDRESSES)
        .optional()
        .meta({ description: 'Addresses and networks; without any, from everywhere' }),
      days: z.int().min(1).max(LONGEST_LIFE).meta({ description: 'How long it works' }),
    }),
    secretAnswer: true,
    output: result.extend({ key: z.string(), expiresAt: z.string() }),
  }),
  revoke: command('/api/api-keys/revoke', {
    ...integration,
    summary: 'End a key',
    description: 'At once, on every server. A key that has ended stays as it is.',
    input: byId,
    output: result,
  }),
}
