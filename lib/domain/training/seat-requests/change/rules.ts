/**
 * คำสั่งของบริษัทกับคำขอที่นั่ง / What a command makes of a request.
 * Source: docs/gate.md#7-seats-and-waiting.
 */
import { nameUntil, unnamedSeats, type SeatRequest } from '../rules'

type HoldTerms = {
  now: Date
  startsAt: Date
  /** How many seats without a name the company may hold. */
  unnamed: number
}

/** The people for whom an offer is accepted: those named now, or the first of those named before. */
export const namesToSeat = (
  { personIds, offeredSeats }: SeatRequest,
  named: readonly string[] | undefined,
): readonly string[] => named ?? personIds.slice(0, offeredSeats)

/** The offered seats with these people in them; as many as may be are held without a name, and the others given back. */
export function accepted(
  request: SeatRequest,
  personIds: string[],
  { now, startsAt, unnamed }: HoldTerms,
): SeatRequest {
  const until = nameUntil(now, startsAt)
  const mostHeld = until > now ? unnamed : 0
  const seats = Math.min(request.offeredSeats, personIds.length + mostHeld)
  const isHeld = personIds.length < seats
  return {
    ...request,
    status: isHeld ? 'Held' : 'Taken',
    seats,
    offeredSeats: seats,
    personIds,
    offerUntil: null,
    nameUntil: isHeld ? until : null,
  }
}

export function withNames(request: SeatRequest, personIds: readonly string[]): SeatRequest {
  const all = [...request.personIds, ...personIds]
  const isHeld = all.length < request.seats
  return {
    ...request,
    status: isHeld ? 'Held' : 'Taken',
    personIds: all,
    nameUntil: isHeld ? request.nameUntil : null,
  }
}

/** Without some of its seats that have no name; all of them, if no number is given. */
export function released(request: SeatRequest, some?: number): SeatRequest {
  const unnamed = unnamedSeats(request)
  const back = Math.min(some ?? unnamed, unnamed)
  const seats = request.seats - back
  if (back < unnamed) return { ...request, seats, offeredSeats: seats }
  if (seats === 0) return { ...request, status: 'Withdrawn', nameUntil: null }
  return { ...request, status: 'Taken', seats, offeredSeats: seats, nameUntil: null }
}
