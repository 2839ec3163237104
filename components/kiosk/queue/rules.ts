/**
 * สิ่งที่เครื่องยังไม่ได้ส่ง: ไม่มีรายการใดหาย และไม่มีรายการใดซ้ำ
 * What a device has not delivered yet: nothing is lost, nothing counts twice.
 * Source: docs/gate.md#6-offline.
 */
import type { gate } from '@/lib/domain/gate/gate/contract'
import { MOST_ACTIONS } from '@/lib/domain/gate/gate/events/rules'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Seen } from '../clock/rules'

export type Action = InputOf<typeof gate.record>['actions'][number]
type Result = OutputOf<typeof gate.record>['results'][number]

export type Queued = {
  /** In the order in which it happened. Given by the store. */
  number?: number
  action: Action
  /** Whether the person was let pass before the server had answered. */
  hasPassed: boolean
  /** The server cannot take it. It is kept, and does not hold up the others. */
  isStuck?: boolean
  seen?: Seen
}

/** With so many queued nobody is let in. Source: docs/gate.md#6-offline. */
export const MOST_QUEUED = 5_000

export const nextBatch = (queue: readonly Queued[]): Queued[] =>
  queue.filter(({ isStuck }) => !isStuck).slice(0, MOST_ACTIONS)

/**
 * What is to be sent in place of an action with this result, or null. Whoever was let in because no answer came in time
 * has come in: a refusal that comes too late makes it a fact of its own.
 */
export function followUp(
  { action, hasPassed }: Queued,
  { outcome, code }: Pick<Result, 'outcome' | 'code'>,
  actionId: string,
): Action | null {
  // Under this number the server has something else: this one has not arrived.
  if (code === 'action-reused') return { ...action, actionId }
  if (outcome !== 'refused' || !hasPassed || action.isOffline) return null
  return { ...action, actionId, isOffline: true }
}
