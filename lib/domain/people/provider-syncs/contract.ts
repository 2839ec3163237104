import * as z from 'zod'
import { providerStatuses } from '@/lib/domain/people/users/contract'
import { roles } from '@/lib/platform/access/policies'
import { providerFaults } from '@/lib/platform/access/provider-faults'
import { command, get, result } from '@/lib/platform/contract/contract'
import { byId } from '@/lib/platform/contract/fields'

/** Never: this user has not been synced yet. */
const syncStatuses = ['Never', ...providerStatuses] as const

const roleList = z.array(z.enum(roles))
const fault = z
  .object({
    code: z.enum(providerFaults),
    detail: z.string().meta({ description: 'Names of roles, or what the provider said' }),
  })
  .nullable()

const providerSync = z.object({
  id: z.guid(),
  status: z.enum(syncStatuses),
  attempts: z.int(),
  /** Null unless the status is Waiting. */
  nextAttemptAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  fault: fault.meta({ description: 'What went wrong last, until it went well' }),
  here: z.object({ roles: roleList, isKeptOut: z.boolean() }),
  there: z.object({
    fault: fault.meta({ description: 'Why the provider could not be asked just now' }),
    account: z
      .object({ email: z.string().nullable(), isEnabled: z.boolean(), roles: roleList })
      .nullable(),
  }),
  difference: z
    .object({
      missing: roleList.meta({ description: 'Roles here that are missing there' }),
      extra: roleList.meta({ description: 'Roles there that are missing here' }),
      standing: z
        .enum(['no-account', 'shut-there', 'open-there'])
        .nullable()
        .meta({ description: 'Where the account itself is not as it should be' }),
    })
    .nullable()
    .meta({ description: 'Null where both agree, or the provider could not be asked' }),
  can: z.object({ retry: z.boolean() }),
})
export type ProviderSync = z.output<typeof providerSync>
export type ProviderDifference = NonNullable<ProviderSync['difference']>

export const providerSyncs = {
  get: get('/api/provider-syncs/get/{id}', {
    policy: 'user-mgmt',
    summary: 'A user’s account at the identity provider',
    description:
      'By the id of the user. Asks the provider as it is now, for a few seconds at most, and names where it differs. 400 where accounts are not managed from here.',
    input: byId,
    output: providerSync,
  }),
  retry: command('/api/provider-syncs/retry', {
    policy: 'user-mgmt',
    summary: 'Sync a user’s account at the identity provider again',
    description:
      'By the id of the user, for those who may change them. What stands here replaces roles that were changed there.',
    input: byId,
    output: result,
  }),
}
