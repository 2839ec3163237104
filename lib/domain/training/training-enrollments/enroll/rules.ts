/**
 * ใครเข้าอบรมรอบนี้ได้: รอบเปิดและยังไม่เริ่ม ไม่ซ้ำ ไม่ชนครึ่งวันเดียวกัน และมีที่นั่ง
 * Who may be enrolled in a session. Source: docs/interface.md#enrolment.
 */
import type { SessionStatus } from '@/lib/domain/training/training-sessions/workflow'
import { hasBegun } from '@/lib/domain/training/training-sessions/rules'
import { clockOf } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'

export type Session = {
  id: string
  date: Day
  period: string
  startTime: string
  status: SessionStatus
  capacity: number
  seatsTaken: number
  /** of the site */
  timeZone: string
}

/** A person, with the sessions of that half-day in which they have a seat. */
export type Candidate = {
  id: string
  employerId: string | null
  firstNameTh: string
  lastNameTh: string
  firstNameEn: string | null
  lastNameEn: string | null
  sessionIds: string[]
}

export type Decision = {
  personId: string
  /** Undefined for a person whom the caller may not see. */
  candidate?: Candidate
  /** Why they cannot be enrolled. */
  code?: ProblemCode
}

export type Availability = {
  sessionId: string
  /** Whether people can be enrolled, if there are seats. */
  isOpen: boolean
  seats: number
}

export function availabilityOf(session: Session, now: Date): Availability {
  const takesEnrollments = session.status === 'Open' || session.status === 'Full'
  return {
    sessionId: session.id,
    isOpen: takesEnrollments && !hasBegun(session, clockOf(session.timeZone, now)),
    seats: session.capacity - session.seatsTaken,
  }
}

/** Why a person cannot be enrolled in a session, or null. */
export function refusalToEnroll(
  { sessionIds }: Candidate,
  availability: Availability,
): ProblemCode | null {
  if (!availability.isOpen) return 'session-closed-for'
  if (sessionIds.includes(availability.sessionId)) return 'already-enrolled'
  if (sessionIds.length > 0) return 'busy-that-half-day'
  return availability.seats > 0 ? null : 'no-seat-for'
}

/** One decision for each person, in their order: the first ones get the seats that are left. */
export function decideEach(
  candidates: Candidate[],
  personIds: string[],
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
