/**
 * กำหนดเวลาและจำนวนที่นั่งของคิว / The deadlines and the seats of a queue.
 * Source: docs/gate.md#7-seats-and-waiting.
 */
import { endOfQueue } from '@/lib/domain/training/training-sessions/rules'
import { takesPeople, type SessionStatus } from '@/lib/domain/training/training-sessions/workflow'
import { HOUR } from '@/lib/platform/dates/durations'
import type { Refusal } from '@/lib/platform/workflow/workflow'
import { NAME_HOURS } from './of-session/rules'
import { seatRequestWorkflow, type SeatRequestStatus } from './workflow'

/** Why a request is over that its company has not ended. */
export const endReasons = [
  'not-accepted',
  'not-named',
  'session-begins',
  'session-closed',
  'session-cancelled',
] as const

/** Mails that the job has still to write. */
export const notices = ['offered', 'taken', 'lapsed', 'ended'] as const

export type SkippedName = { personId: string; th: string; en: string }

export type SeatRequest = {
  id: string
  sessionId: string
  contractorId: string
  seats: number
  personIds: string[]
  takesPart: boolean
  autoTake: boolean
  status: SeatRequestStatus
  queuedAt: Date
  offeredSeats: number
  offerUntil: Date | null
  nameUntil: Date | null
  endReason: (typeof endReasons)[number] | null
  notice: (typeof notices)[number] | null
  /** Who was left out when seats were given, and why, until the mail about it is written. */
  skipped: SkippedName[]
  requestedByUserId: string
  rowVersion: number
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR)

export const offerUntil = (now: Date, startsAt: Date, offerHours: number): Date =>
  earlier(hoursAfter(now, offerHours), endOfQueue(startsAt))

/** Until when held seats can be named; in the past where names are needed at once. */
export const nameUntil = (now: Date, startsAt: Date): Date =>
  earlier(hoursAfter(now, NAME_HOURS), hoursAfter(startsAt, -24))

/** Reminded once, where the offer has stood for longer than that. */
export const REMINDER_HOURS = 4

type Deadlines = Pick<SeatRequest, 'status' | 'offerUntil' | 'nameUntil'>

/** When an open request is over by itself. A session that is moved forward takes its deadlines along. */
export function deadlineOf(request: Deadlines, startsAt: Date): Date {
  const last = endOfQueue(startsAt)
  if (request.status === 'Held')
    return earlier(request.nameUntil ?? last, hoursAfter(startsAt, -24))
  return earlier((request.status === 'Offered' ? request.offerUntil : null) ?? last, last)
}

export type Session = { status: SessionStatus; startsAt: Date }

/** When nobody can answer, as the session is closed, only the end of the queue counts. */
export const endOf = (request: Deadlines, { status, startsAt }: Session): Date =>
  takesPeople(status) ? deadlineOf(request, startsAt) : endOfQueue(startsAt)

type Seats = Pick<SeatRequest, 'status' | 'seats' | 'offeredSeats' | 'personIds'>

/** Seats of held requests that have no name yet. */
export const unnamedSeats = ({ seats, personIds }: Seats): number => seats - personIds.length

/** Seats that nobody else can have: offered ones, and held ones without a name. */
export const heldSeats = (requests: readonly Seats[]): number =>
  sum(requests, (request) => {
    if (request.status === 'Offered') return request.offeredSeats
    return request.status === 'Held' ? unnamedSeats(request) : 0
  })

/** Seats that are asked for and not offered yet. */
export const waitingSeats = (requests: readonly Seats[]): number =>
  sum(requests, ({ status, seats, offeredSeats }) =>
    status === 'Waiting' || status === 'Offered' ? seats - offeredSeats : 0,
  )

const sum = <T>(all: readonly T[], of: (each: T) => number) =>
  all.reduce((total, each) => total + of(each), 0)

/** How many seats one company may ask for without names in one session: half of it, but always one. */
export const mostUnnamed = (capacity: number): number => Math.max(1, Math.floor(capacity / 2))

/** How many more seats it may have without names, beside its open requests. */
export const unnamedLeft = (own: readonly Seats[], capacity: number): number =>
  Math.max(0, mostUnnamed(capacity) - sum(own, unnamedSeats))

/** Told to a company that is passed over. */
export const needsMoreSeats = (
  { status, seats, takesPart }: { status: string; seats: number; takesPart: boolean },
  seatsFree: number,
): boolean => status === 'Waiting' && !takesPart && seatsFree > 0 && seatsFree < seats

const offerOver: Refusal = {
  code: 'offer-over',
  values: { status: seatRequestWorkflow.nameOf('Lapsed') },
}
const notOpen: Refusal = { code: 'session-not-open' }

/** For each condition of the workflow, why it is not met. */
export function seatRequestChecks(request: Deadlines, session: Session, now: Date) {
  const isOver = endOf(request, session) <= now
  return { 'in-time': isOver ? offerOver : takesPeople(session.status) ? null : notOpen }
}
