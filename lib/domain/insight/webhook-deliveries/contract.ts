import * as z from 'zod'
import { command, get, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, id, keyword } from '@/lib/platform/contract/fields'
import { outboundFaults } from '@/lib/platform/outbound/faults'

export const deliveryStatuses = ['Waiting', 'Delivered', 'Failed'] as const

const deliveryRecord = z.object({
  id: z.guid().meta({ description: 'Sent as `webhook-id`' }),
  endpointId: z.guid(),
  seq: z.string(),
  type: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  answerStatus: z.int().nullable().meta({ description: 'Of the last attempt' }),
  fault: z.enum(outboundFaults).nullable().meta({ description: 'Why there was no status' }),
  milliseconds: z.int().nullable(),
  createdAt: z.iso.datetime(),
})
export type WebhookDeliveryRecord = z.output<typeof deliveryRecord>

export const webhookDeliveries = {
  search: list('/api/webhook-deliveries/search', {
    policy: 'integration-mgmt',
    summary: 'What other systems were told, and whether it arrived',
    description: 'The latest first. Deliveries are kept for 30 days.',
    filters: { keyword, endpointId: filter(id), status: filter(z.enum(deliveryStatuses)) },
    row: deliveryRecord,
    sorts: ['createdAt', 'seq', 'status'],
  }),
  get: get('/api/webhook-deliveries/get/{id}', {
    policy: 'integration-mgmt',
    summary: 'One delivery, with the body that is sent',
    input: byId,
    output: deliveryRecord.extend({ body: z.string() }),
  }),
  replay: command('/api/webhook-deliveries/replay', {
    policy: 'integration-mgmt',
    summary: 'Send deliveries once more',
    description:
      'All of them or, where one is unknown, none. They keep their `webhook-id`. 400 `endpoint-inactive` where an address of theirs is inactive.',
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    output: result,
  }),
  replaySince: command('/api/webhook-deliveries/replaySince', {
    policy: 'integration-mgmt',
    summary: 'Send an address everything that changed after a place in the order of changes',
    description:
      'Also what changed while the address was inactive or did not ask for the type. What it has had keeps its `webhook-id`. 400 `replay-too-far-back` for what changed more than 30 days ago.',
    transaction: 'handler',
    input: z.object({
      id: id.meta({ description: 'Of the address' }),
      seq: z.string().max(18).regex(/^\d+$/),
    }),
    output: result,
  }),
}
