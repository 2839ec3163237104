/**
 * ใครเข้าอบรมรอบนี้ได้: รอบเปิดและยังไม่เริ่ม ไม่ซ้ำ เวลาไม่ชนกับรอบอื่นของคนนั้น มีที่นั่ง และไม่มีใครรอคิวอยู่
 * Who may be enrolled in a session. Source: docs/interface.md#enrolment.
 */
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import { takesPeople, type SessionStatus } from '@/lib/domain/training/training-sessions/workflow'
import { clockOf } from '@/lib/platform/dates/clock'
import { personNameIn } from '@/lib/domain/people/persons/rules'
import type { Language, ProblemCode, Values } from '@/lib/platform/contract/problems'
import { sessionIn, type Hours, type OtherSession } from '../clashes/rules'

export type Session = Hours & {
  id: string
  scheduleId: string
  status: SessionStatus
  capacity: number
  seatsTaken: number
  seatsHeld: number
  waitingSeats: number
  /** of the site */
  timeZone: string
}

/** A person, with the session and those that clash with it in which they have a seat. */
export type Candidate = {
  id: string
  employerId: string | null
  /** The employer, if it is a contractor; null for the site's own people. */
  contractorId: string | null
  firstNameTh: string
  lastNameTh: string
  firstNameEn: string | null
  lastNameEn: string | null
  seatedIn: (OtherSession & { id: string })[]
  /** Why the person may not be trained, whoever asks. */
  whyNot: { th: string; en: string } | null
}

export type Decision = {
  personId: string
  /** Undefined for a person whom the caller may not see. */
  candidate?: Candidate
  /** Why they cannot be enrolled. */
  code?: ProblemCode
}

/** Somebody who gets a seat. */
export type Seating = { personId: string; contractorId: string | null; byUserId: string }

type Availability = {
  sessionId: string
  /** Whether people can be enrolled, if there are seats. */
  isOpen: boolean
  seats: number
  /** Free seats belong to whoever waits for them. */
  isQueued: boolean
}

export function availabilityOf(session: Session, now: Date): Availability {
  return {
    sessionId: session.id,
    isOpen: takesPeople(session.status) && !hasBegun(session, clockOf(session.timeZone, now)),
    seats: session.capacity - session.seatsTaken - session.seatsHeld,
    isQueued: session.waitingSeats > 0,
  }
}

/**
 * Why a person cannot have a seat in a session, whoever asks: `enroll`, and each command of the queue. All that is known
 * about the person is in the candidate.
 */
export function refusalOfName(
  { seatedIn, whyNot }: Candidate,
  sessionId: string,
): ProblemCode | null {
  if (whyNot) return 'may-not-be-trained'
  if (seatedIn.some(({ id }) => id === sessionId)) return 'already-enrolled'
  return seatedIn.length > 0 ? 'busy-that-half-day' : null
}

/** Why a person cannot be enrolled in a session, or null. */
export function refusalToEnroll(
  candidate: Candidate,
  { sessionId, isOpen, seats, isQueued }: Availability,
): ProblemCode | null {
  if (!isOpen) return 'session-closed-for'
  const refusal = refusalOfName(candidate, sessionId)
  if (refusal) return refusal
  if (seats <= 0) return 'no-seat-for'
  return isQueued ? 'seats-for-queue' : null
}

/** Whom only a seat is missing: they may wait for one. */
export const lacksSeat = ({ code }: Decision): boolean =>
  code === 'no-seat-for' || code === 'seats-for-queue'

/** What the texts of refusals say of a person. */
export const refusalValues = (language: Language, candidate: Candidate): Values => ({
  name: personNameIn(language, candidate),
  why: candidate.whyNot?.[language] ?? '',
  session: candidate.seatedIn.map((other) => sessionIn(language, other)).join(', '),
})

/** One decision for each person, in their order: the first ones get the seats that are left. */
export function decideEach(
  candidates: readonly Candidate[],
  personIds: readonly string[],
  availability: Availability,
): Decision[] {
  let { seats } = availability
  return personIds.map((personId): Decision => {
    const candidate = candidates.find(({ id }) => id === personId)
    if (!candidate) return { personId, code: 'record-not-found' }
    const code = refusalToEnroll(candidate, { ...availability, seats })
    if (code) return { personId, candidate, code }
    seats -= 1
    return { personId, candidate }
  })
}
