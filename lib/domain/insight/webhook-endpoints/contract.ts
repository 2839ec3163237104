import * as z from 'zod'
import { command, get, list, result } from '@/lib/platform/contract/contract'
import { byId, id, keyword, rowVersion, text } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { outboundFaults } from '@/lib/platform/outbound/faults'
import { changeTypes, endpointStates, MOST_ENDPOINTS } from './rules'

const endpointRecord = z.object({
  id: z.guid(),
  url: z.string(),
  types: z.array(z.string()).meta({ description: 'Empty for all' }),
  isActive: z.boolean(),
  state: z.enum(endpointStates),
  failingSince: z.iso.datetime().nullable(),
  switchedOff: z
    .enum(['gone', 'failing'])
    .nullable()
    .meta({ description: 'Why the product has set it inactive' }),
  position: z
    .string()
    .meta({ description: 'The `seq` up to which changes have become deliveries' }),
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  rowVersion: z.int(),
})
export type WebhookEndpointRecord = z.output<typeof endpointRecord>

const secret = z.string().meta({ description: '`whsec_…`, shown this once' })

export const webhookEndpoints = {
  search: list('/api/webhook-endpoints/search', {
    policy: 'integration-mgmt',
    summary: 'The addresses of other systems that are told of changes',
    filters: { keyword },
    row: endpointRecord,
    sorts: ['createdAt', 'url'],
  }),
  get: get('/api/webhook-endpoints/get/{id}', {
    policy: 'integration-mgmt',
    summary: 'One address that is told of changes',
    input: byId,
    output: endpointRecord,
  }),
  save: command('/api/webhook-endpoints/save', {
    policy: 'integration-mgmt',
    transaction: 'handler',
    summary: 'Add or change an address that is told of changes',
    description: `At most ${MOST_ENDPOINTS}. The address is \`https\` on a public host, or on one that the server’s configuration admits; else 400 \`address-not-allowed\`. A new one, and one that is made active again, is told of what changes from then on; \`webhook-deliveries/replaySince\` sends what was before. The answer to a new one has its secret.`,
    input: saveInput(
      {
        url: text(2000),
        types: z
          .array(z.enum(changeTypes as [string, ...string[]]))
          .max(changeTypes.length)
          .transform((types) => [...new Set(types)]),
      },
      { isActive: z.boolean().optional() },
    ),
    secretAnswer: true,
    output: result.extend({ secret: secret.optional() }),
  }),
  remove: command('/api/webhook-endpoints/remove', {
    policy: 'integration-mgmt',
    summary: 'Remove an address and its deliveries',
    input: byId,
    output: result,
  }),
  rotateSecret: command('/api/webhook-endpoints/rotateSecret', {
    policy: 'integration-mgmt',
    summary: 'Make a new secret; the one before signs beside it for 24 hours',
    input: z.object({ id, rowVersion }),
    secretAnswer: true,
    output: result.extend({ secret, oldSecretUntil: z.iso.datetime() }),
  }),
  test: command('/api/webhook-endpoints/test', {
    policy: 'integration-mgmt',
    transaction: 'handler',
    summary: 'Send a message of the type `test`, and see what is answered',
    description: 'Also to an inactive address. It is sent once and is no delivery.',
    input: byId,
    output: result.extend({
      answerStatus: z.int().nullable(),
      fault: z.enum(outboundFaults).nullable().meta({ description: 'Why there is no status' }),
      milliseconds: z.int(),
    }),
  }),
}
