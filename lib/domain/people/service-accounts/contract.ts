import * as z from 'zod'
import { serviceRoles } from '@/lib/platform/access/scopes'
import { command, get, list, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  keyword,
  named,
  optionalId,
  uniqueText,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

export const accountStatuses = ['Active', 'Disabled'] as const
const status = z.enum(accountStatuses)
const role = z.enum(serviceRoles)

export const NAME_LENGTH = 100

const accountRecord = z.object({
  id: z.guid(),
  name: z.string(),
  roles: z.array(role),
  employerId: z.guid().nullable(),
  employer: named.nullable(),
  status,
  liveKeys: z.int(),
  nextExpiry: z.string().nullable().meta({ description: 'When the first of its live keys ends' }),
  lastUsedAt: z.string().nullable(),
  rowVersion: z.int(),
})
export type ServiceAccountRecord = z.output<typeof accountRecord>

const integration = { policy: 'integration-mgmt', peopleOnly: true } as const

export const serviceAccounts = {
  search: list('/api/service-accounts/search', {
    ...integration,
    summary: 'Search the accounts of other systems',
    filters: { keyword, status: filter(status) },
    row: accountRecord,
    sorts: ['name'],
  }),
  get: get('/api/service-accounts/get/{id}', {
    ...integration,
    summary: 'One service account',
    input: byId,
    output: accountRecord,
  }),
  save: command('/api/service-accounts/save', {
    ...integration,
    summary: 'Make or change a service account',
    description:
      'It calls the API with keys (`api-keys/issue`) and cannot sign in. Its roles count at once, and bound what the scopes of its keys reach. With Contractor it needs `employerId`, a contractor, and sees what that company’s users see; without Contractor it has none. Disabled, its keys are answered 401.',
    input: saveInput(
      { name: uniqueText(NAME_LENGTH), roles: z.array(role).min(1).max(serviceRoles.length) },
      {
        employerId: optionalId,
        status: status.optional().meta({ description: 'A new account is Active if not said.' }),
      },
    ),
    output: result,
  }),
  remove: command('/api/service-accounts/remove', {
    ...integration,
    summary: 'Remove a service account and its keys',
    description: 'What it did keeps its name.',
    input: byId,
    output: result,
  }),
}
