/**
 * เมื่อที่นั่งเต็ม: ผู้ที่ขาดเพียงที่นั่งต่อคิวได้ บริษัทละหนึ่งคำขอ
 * Where no seat is free: whom only a seat is missing may wait for one. Source: docs/gate.md#7-seats-and-waiting.
 */
import { MOST_WAITING, waitingByCompany } from '@/lib/domain/training/seat-requests/book/rules'
import type { SeatRequest } from '@/lib/domain/training/seat-requests/rules'
import { lacksSeat, type Decision } from '../names/rules'

export type EnrollDecision = Decision & { waits?: true }

/** The site's own people have no company that could wait. Of another company's queue a company is told nothing. */
export function decideWaiting(
  decisions: readonly Decision[],
  open: readonly SeatRequest[],
): EnrollDecision[] {
  const waiting = waitingByCompany(open)
  return decisions.map((decision) => {
    const { personId, candidate } = decision
    const company = candidate?.contractorId
    if (!company || !lacksSeat(decision)) return decision
    const own = waiting.get(company) ?? new Set()
    if (own.has(personId)) return { ...decision, code: 'waits-already' }
    if (own.size >= MOST_WAITING) return { ...decision, code: 'too-many-waiting' }
    waiting.set(company, own.add(personId))
    return { personId, candidate, waits: true }
  })
}
