/**
 * รอบอบรม: ยังขอที่นั่งได้หรือไม่ และอะไรเปลี่ยนไม่ได้เมื่อมีคนอยู่ในรอบ
 * Whether the queue of a session goes on, and what stays with people in it.
 * Source: docs/interface.md#training-sessions.
 */
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { Clock } from '@/lib/platform/dates/clock'
import { HOUR } from '@/lib/platform/dates/durations'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { Refusal } from '@/lib/platform/workflow/workflow'
import { hasBegun, type Start } from './days/rules'
import { takesPeople, type SessionStatus } from './workflow'

/** Before the start, when nobody waits any longer. Source: docs/gate.md#7-seats-and-waiting. */
export const QUEUE_HOURS = 2
export const endOfQueue = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - QUEUE_HOURS * HOUR)

/** Whether seats can be asked for and are given out: also of a session that is full by now. */
export const givesSeats = (
  { status, startsAt }: { status: SessionStatus; startsAt: Date },
  now: Date,
): boolean => takesPeople(status) && now < endOfQueue(startsAt)

type Counts = { pending: number; attended: number }

/** For each condition of the workflow, why it is not met. */
export const sessionChecks = (session: Start, counts: Counts, clock: Clock) => ({
  'before-start': hasBegun(session, clock) ? refusal('session-begun', counts.attended) : null,
  'nobody-pending': counts.pending > 0 ? refusal('rows-pending', counts.pending) : null,
  'nobody-attended': counts.attended > 0 ? refusal('somebody-attended', counts.attended) : null,
})

type People = { notCancelled: number; attended: number }
type Seats = { seatsHeld: number; waitingSeats: number }

/** Check-ins and results are of this day, and the later start counts of two results on one day. */
export const mayMove = ({ attended }: People): boolean => attended === 0

/** Whoever is in it, or waits for it, has come for this course. */
export const mayChangePlan = (
  { notCancelled }: People,
  { seatsHeld, waitingSeats }: Seats,
): boolean => notCancelled + seatsHeld + waitingSeats === 0

const timeFields = ['date', 'period', 'startTime'] as const
type Planned = Start & { scheduleId: string; period: HalfDay }

/** Why a session cannot be changed like this with the people in it. */
export function refusalToChange(
  before: Planned & Seats,
  after: Planned,
  people: People,
): { code: ProblemCode; field: string; values?: { count: number } } | null {
  if (before.scheduleId !== after.scheduleId && !mayChangePlan(people, before))
    return { code: 'session-plan-fixed', field: 'scheduleId' }
  const field = timeFields.find((name) => before[name] !== after[name])
  return field && !mayMove(people)
    ? { code: 'session-attended', field, values: { count: people.attended } }
    : null
}

const refusal = (code: ProblemCode, count: number): Refusal => ({ code, values: { count } })
