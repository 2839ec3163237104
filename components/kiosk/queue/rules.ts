/**
 * สิ่งที่เครื่องยังไม่ได้ส่ง: ไม่มีรายการใดหาย และไม่มีรายการใดซ้ำ
 * What a device has not delivered yet: nothing is lost, nothing counts twice.
 * Source: docs/gate.md#6-offline.
 */
import type { gate } from '@/lib/domain/gate/gate/contract'
import { MOST_ACTIONS } from '@/lib/domain/gate/gate/events/rules'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import type { Seen } from '../clock/rules'

export type Action = InputOf<typeof gate.record>['actions'][number]
type Result = OutputOf<typeof gate.record>['results'][number]

export type Queued = {
  /** In the order in which it happened. Given by the store. */
  number?: number
  action: Action
  /** Whether the person was let pass before the server had answered. */
  hasPassed: boolean
  stuckAt?: number
  seen?: Seen
}

/** `stuckAt`: when the server said last that it cannot take it, by the clock of the device, in milliseconds. */
export type Sendable = { stuckAt?: number }

export const isStuck = ({ stuckAt }: Sendable): boolean => stuckAt !== undefined

/** In milliseconds: by then another version of the server may take it. */
const STUCK_AGAIN = 10 * MINUTE

/** What may be sent now. What is stuck does not hold up the others, and is tried again after a while. */
export function sendableIn<S extends Sendable>(queue: readonly S[], now: number): S[] {
  const others = queue.filter((one) => !isStuck(one))
  if (others.length > 0) return others
  return queue.filter(({ stuckAt = now }) => Math.abs(now - stuckAt) >= STUCK_AGAIN)
}

/** With so many queued nobody is let in. Source: docs/gate.md#6-offline. */
export const MOST_QUEUED = 5_000

export const nextBatch = (queue: readonly Queued[], now: number): Queued[] =>
  sendableIn(queue, now).slice(0, MOST_ACTIONS)

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
