/**
 * เมื่อที่นั่งเต็ม: ผู้ที่ขาดเพียงที่นั่งต่อคิวได้ บริษัทละหนึ่งคำขอ
 * Where no seat is free: whom only a seat is missing may wait for one. Source: docs/gate.md#7-seats-and-waiting.
 */
import { isWaiting } from '@/lib/domain/training/seat-requests/book/rules'
import type { SeatRequest } from '@/lib/domain/training/seat-requests/rules'
import { lacksSeat, type Decision } from '../names/rules'

export type EnrollDecision = Decision & { waits?: true }

/** The site's own people have no company that could wait. Of another company's queue a company is told nothing. */
export function decideWaiting(decision: Decision, open: readonly SeatRequest[]): EnrollDecision {
  const { personId, candidate } = decision
  if (!candidate?.contractorId || !lacksSeat(decision)) return decision
  const own = open.filter(({ contractorId }) => contractorId === candidate.contractorId)
  if (isWaiting(personId, own)) return { ...decision, code: 'waits-already' }
  return { personId, candidate, waits: true }
}
