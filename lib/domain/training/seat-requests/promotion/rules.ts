/**
 * แจกที่นั่งว่างตามลำดับคิว: ขอหลายที่แต่ว่างไม่พอ รับบางส่วนหรือข้ามไปก่อนโดยไม่เสียลำดับ
 * Gives free seats to a queue. Source: docs/gate.md#7-seats-and-waiting.
 */
import { endOfQueue } from '@/lib/domain/training/training-sessions/rules'
import { nameUntil, offerUntil } from '../rules'

export type InQueue = {
  id: string
  seats: number
  /** Of them offered already. */
  offeredSeats: number
  /** People who may have the seats. */
  names: number
  takesPart: boolean
  autoTake: boolean
  /** Its sender is here and has asked for the seats just now. */
  isBooking?: boolean
}

export type Promotion = {
  id: string
  outcome: 'Taken' | 'Held' | 'Offered'
  /** How many seats it is given now. */
  seats: number
  /** Until when to accept or to name; null for taken seats. */
  until: Date | null
}

type OfferTerms = { now: Date; startsAt: Date; offerHours: number }

/** `queue`: in its order. Whoever needs more than is free, and takes no part of it, is passed over and keeps the place. */
export function promote(queue: readonly InQueue[], free: number, terms: OfferTerms): Promotion[] {
  if (endOfQueue(terms.startsAt) <= terms.now) return []
  let left = free
  return queue.flatMap((request) => {
    const wanted = request.seats - request.offeredSeats
    const seats = wanted <= left || request.takesPart ? Math.min(wanted, left) : 0
    if (seats <= 0) return []
    left -= seats
    return [{ id: request.id, seats, ...outcomeOf(request, seats, terms) }]
  })
}

function outcomeOf(
  { seats: asked, offeredSeats, names, autoTake, isBooking }: InQueue,
  seats: number,
  { now, startsAt, offerHours }: OfferTerms,
): Pick<Promotion, 'outcome' | 'until'> {
  const hasAllNames = names >= asked && offeredSeats === 0
  const isTaken = isBooking ? names >= seats : hasAllNames && autoTake
  if (isTaken) return { outcome: 'Taken', until: null }
  const until = nameUntil(now, startsAt)
  if (isBooking && until > now) return { outcome: 'Held', until }
  return { outcome: 'Offered', until: offerUntil(now, startsAt, offerHours) }
}
