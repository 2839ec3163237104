/**
 * จองที่นั่งได้หรือไม่: ชื่อไม่เกินจำนวนที่ ไม่ซ้ำกับที่รออยู่ และที่ว่างชื่อไม่เกินครึ่งรอบต่อบริษัท
 * Whether seats can be booked. Source: docs/gate.md#7-seats-and-waiting.
 */
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { mostUnnamed, unnamedLeft, unnamedSeats, type SeatRequest } from '../rules'

/** How many people of one company may wait for seats in one session. */
export const MOST_WAITING = 1_000

type Booking = Pick<SeatRequest, 'contractorId' | 'seats' | 'personIds'>

/** Why a company cannot book, beside the requests that are open in the session. */
export function refusalToBook(
  booking: Booking,
  open: readonly SeatRequest[],
  capacity: number,
): { code: ProblemCode; field: string; values?: { most: number } } | null {
  const { seats, personIds, contractorId } = booking
  if (personIds.length > seats) return { code: 'more-names-than-seats', field: 'personIds' }
  // Of another company's queue a company is told nothing.
  const own = open.filter((request) => request.contractorId === contractorId)
  const waiting = waitingByCompany(own).get(contractorId) ?? new Set()
  if (personIds.some((id) => waiting.has(id)))
    return { code: 'already-waiting', field: 'personIds' }
  if (waiting.size + personIds.length > MOST_WAITING)
    return { code: 'too-many-waiting', field: 'personIds' }
  const unnamed = seats - personIds.length
  if (unnamed > 0 && own.some((request) => request.status !== 'Held' && unnamedSeats(request) > 0))
    return { code: 'already-waiting', field: 'sessionId' }
  return unnamed > unnamedLeft(own, capacity)
    ? { code: 'too-many-seats', field: 'seats', values: { most: mostUnnamed(capacity) } }
    : null
}

/** The people who are named in requests that wait or are offered seats. */
export function waitingByCompany(open: readonly SeatRequest[]): Map<string, Set<string>> {
  const waiting = new Map<string, Set<string>>()
  for (const { status, contractorId, personIds } of open) {
    if (status === 'Held') continue
    const own = waiting.get(contractorId) ?? new Set()
    for (const id of personIds) own.add(id)
    waiting.set(contractorId, own)
  }
  return waiting
}
