/**
 * สิ่งที่เกิดกับคำขอเมื่อได้ที่นั่ง หมดเวลา หรือได้เพียงบางส่วน
 * What becomes of a request that gets seats, runs out of time, or gets a part of its seats.
 */
import type { Seating } from '@/lib/domain/training/training-enrollments/names/rules'
import { takesPeople } from '@/lib/domain/training/training-sessions/workflow'
import type { AuditEvent } from '@/lib/platform/audit/events'
import type { Promotion } from '../promotion/rules'
import { endOf, type SeatRequest, type Session } from '../rules'

/** A request as it is saved, with its audit line. */
export type QueueChange = {
  request: SeatRequest
  event: AuditEvent
  changes?: Record<string, string | string[]>
}

/** Whether a request still asks for seats that it was not offered. */
export const waits = ({ status, seats, offeredSeats }: SeatRequest): boolean =>
  status === 'Waiting' || (status === 'Offered' && offeredSeats < seats)

/** What the time makes of an open request, or null while it is not over. */
export function endedByTime(request: SeatRequest, session: Session, now: Date): QueueChange | null {
  if (endOf(request, session) > now) return null
  if (request.status === 'Waiting') return ended(request, 'session-begins')
  // Its company could not answer.
  if (!takesPeople(session.status)) return ended(request, 'session-closed')
  const endReason = request.status === 'Held' ? 'not-named' : 'not-accepted'
  return {
    request: { ...request, status: 'Lapsed', endReason, notice: 'lapsed' },
    event: 'seat-request.lapsed',
    changes: { from: request.status },
  }
}

const ended = (
  request: SeatRequest,
  endReason: 'session-begins' | 'session-closed',
): QueueChange => ({
  request: { ...request, status: 'Ended', endReason, notice: 'ended' },
  event: 'seat-request.ended',
  changes: { from: request.status },
})

type Steps = { changed: QueueChange[]; seatings: Seating[] }
type PromotionOptions = {
  /** The request is booked just now: its sender is told by the answer, not by a mail. */
  isBooking: boolean
  newId: () => string
}

export const booked = (request: SeatRequest): QueueChange => ({
  request,
  event: 'seat-request.booked',
  changes: { personIds: request.personIds },
})

/** A request after its promotion; the part that gets no seat yet waits on in the same place. */
export function promoted(
  request: SeatRequest,
  promotion: Promotion,
  options: PromotionOptions,
): Steps {
  const offeredSeats = request.offeredSeats + promotion.seats
  if (promotion.outcome === 'Offered') {
    const offered: SeatRequest = {
      ...request,
      status: 'Offered',
      offeredSeats,
      offerUntil: promotion.until,
    }
    return { changed: [withNotice(request, offered, 'offered', options)], seatings: [] }
  }
  const { seats, outcome: status, until: nameUntil } = promotion
  const personIds = request.personIds.slice(0, seats)
  const taken = { ...request, seats, personIds, offeredSeats: seats, status, nameUntil }
  return {
    changed: [
      withNotice(request, taken, 'taken', options),
      ...restOf(request, taken, options.newId),
    ],
    seatings: seatingsOf(taken, personIds),
  }
}

function withNotice(
  { status }: SeatRequest,
  after: SeatRequest,
  outcome: 'offered' | 'taken',
  { isBooking }: PromotionOptions,
): QueueChange {
  if (isBooking) return booked({ ...after, skipped: [] })
  const changes = { from: status, personIds: after.personIds }
  return { request: { ...after, notice: outcome }, event: `seat-request.${outcome}`, changes }
}

export const seatingsOf = (
  { contractorId, requestedByUserId }: SeatRequest,
  personIds: readonly string[],
  byUserId = requestedByUserId,
): Seating[] => personIds.map((personId) => ({ personId, contractorId, byUserId }))

/** What is left of a request of which some seats were given. */
export function restOf(
  request: SeatRequest,
  given: { seats: number; personIds: readonly string[] },
  newId: () => string,
): QueueChange[] {
  const seats = request.seats - given.seats
  if (seats <= 0) return []
  const names = request.personIds.filter((id) => !given.personIds.includes(id))
  const rest: SeatRequest = {
    ...request,
    id: newId(),
    status: 'Waiting',
    seats,
    personIds: names.slice(0, seats),
    offeredSeats: 0,
    offerUntil: null,
    nameUntil: null,
    notice: null,
    skipped: [],
    rowVersion: 1,
  }
  return [booked(rest)]
}
