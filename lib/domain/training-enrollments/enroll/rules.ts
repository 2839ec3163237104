/**
 * ใครเข้าอบรมรอบนี้ได้: รอบเปิดและยังไม่เริ่ม ไม่ซ้ำ ไม่ชนครึ่งวันเดียวกัน และมีที่นั่ง
 * Who may go into a session. Source: decisions, section 6, `enroll`.
 */
import { hasBegun, type Clock } from '@/lib/domain/training-sessions/rules'
import type { ProblemCode } from '@/lib/platform/http/problems'
import type { Candidate, Session } from './queries'

export type Verdict = {
  personId: string
  /** Not there for those who do not exist for the caller. */
  candidate?: Candidate
  /** Why they cannot go in. */
  code?: ProblemCode
}

/** One verdict a person, in the order given: who comes first is given the seat. */
export function judge(
  session: Session,
  candidates: Candidate[],
  personIds: string[],
  clock: Clock,
): Verdict[] {
  const takesPeople = session.status === 'Open' || session.status === 'Full'
  const isOpen = takesPeople && !hasBegun(session, clock)
  let seats = session.capacity - session.seatsTaken
  return personIds.map((personId): Verdict => {
    const candidate = candidates.find(({ id }) => id === personId)
    if (!candidate) return { personId, code: 'record-not-found' }
    const code = refusalOf(candidate, session.id, isOpen, seats)
    if (code) return { personId, candidate, code }
    seats -= 1
    return { personId, candidate }
  })
}

function refusalOf(
  { sessionIds }: Candidate,
  sessionId: string,
  isOpen: boolean,
  seats: number,
): ProblemCode | null {
  if (!isOpen) return 'session-closed-for'
  if (sessionIds.includes(sessionId)) return 'already-enrolled'
  if (sessionIds.length > 0) return 'busy-that-half-day'
  return seats > 0 ? null : 'no-seat-for'
}
