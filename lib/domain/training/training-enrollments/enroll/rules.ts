/**
 * ใครเข้าอบรมรอบนี้ได้: รอบเปิดและยังไม่เริ่ม ไม่ซ้ำ ไม่ชนครึ่งวันเดียวกัน และมีที่นั่ง
 * Who may go into a session. Source: docs/interface.md#enrolment.
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

/** A person, with the sessions of that half-day in which they hold a seat. */
export type Candidate = {
  id: string
  employerId: string | null
  firstNameTh: string
  lastNameTh: string
  firstNameEn: string | null
  lastNameEn: string | null
  sessionIds: string[]
}

export type Verdict = {
  personId: string
  /** Not there for those who do not exist for the caller. */
  candidate?: Candidate
  /** Why they cannot go in. */
  code?: ProblemCode
}

export type Room = {
  sessionId: string
  /** The session takes people and has not begun. */
  isOpen: boolean
  /** Seats that are left. */
  seats: number
}

/** What a session has for people who want to go in. */
export function roomOf(session: Session, now: Date): Room {
  const takesPeople = session.status === 'Open' || session.status === 'Full'
  return {
    sessionId: session.id,
    isOpen: takesPeople && !hasBegun(session, clockOf(session.timeZone, now)),
    seats: session.capacity - session.seatsTaken,
  }
}

/** Why a person cannot go into a session, or null. */
export function refusalToEnroll({ sessionIds }: Candidate, room: Room): ProblemCode | null {
  if (!room.isOpen) return 'session-closed-for'
  if (sessionIds.includes(room.sessionId)) return 'already-enrolled'
  if (sessionIds.length > 0) return 'busy-that-half-day'
  return room.seats > 0 ? null : 'no-seat-for'
}

/** One verdict a person, in the order given: who comes first is given the seat. */
export function judge(candidates: Candidate[], personIds: string[], room: Room): Verdict[] {
  let { seats } = room
  return personIds.map((personId): Verdict => {
    const candidate = candidates.find(({ id }) => id === personId)
    if (!candidate) return { personId, code: 'record-not-found' }
    const code = refusalToEnroll(candidate, { ...room, seats })
    if (code) return { personId, candidate, code }
    seats -= 1
    return { personId, candidate }
  })
}
