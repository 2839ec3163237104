import { bodyOf } from '@/lib/domain/insight/webhook-endpoints/message/rules'
import type { WebhookDelivery } from '@/lib/platform/db/generated/client'
import { outboundFaults } from '@/lib/platform/outbound/faults'
import type { WebhookDeliveryRecord } from './contract'

export const presentDelivery = (row: WebhookDelivery): WebhookDeliveryRecord => ({
  id: row.id,
  endpointId: row.endpointId,
  seq: String(row.seq),
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: row.status === 'Waiting' ? row.nextAttemptAt.toISOString() : null,
  answerStatus: row.answerStatus,
  fault: outboundFaults.find((fault) => fault === row.fault) ?? null,
  milliseconds: row.milliseconds,
  createdAt: row.createdAt.toISOString(),
})

type Change = Pick<WebhookDelivery, 'type' | 'at' | 'seq' | 'subjectId' | 'path'>

/** The record by its id and path alone: whoever wants to read it asks in the usual way. */
export const deliveredBody = ({ type, at, seq, subjectId, path }: Change): string =>
  bodyOf({
    type,
    timestamp: at.toISOString(),
    data: { seq: String(seq), id: subjectId, path },
  })
