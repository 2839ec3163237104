import { seatHolding } from '@/lib/domain/attendance/workflow'
import type { SessionStatus } from '@/lib/domain/training-sessions/contract'
import type { Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/client'
import { Problem } from '@/lib/platform/http/problem'

export type Session = {
  id: string
  date: Day
  period: string
  startTime: string
  status: SessionStatus
  capacity: number
  seatsTaken: number
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

// In SQL, as three hundred may ask in the minute in which a session opens, each of them twice: as objects the
// same reads cost the server three times as much.

export async function readSession(db: Db, id: string): Promise<Session> {
  const [session] = await db.$queryRaw<Session[]>`
    SELECT "id", "date"::text, "period"::text, "startTime", "status"::text, "capacity", "seatsTaken"
    FROM "training_sessions" WHERE "id" = ${id}::uuid`
  if (!session) throw new Problem('record-not-found', { values: { id } })
  return session
}

export const readCandidates = (
  db: Db,
  { date, period }: Session,
  personIds: string[],
): Promise<Candidate[]> => db.$queryRaw<Candidate[]>`
  SELECT person."id", person."employerId", person."firstNameTh", person."lastNameTh",
    person."firstNameEn", person."lastNameEn",
    ARRAY(
      SELECT session."id"::text FROM "attendances" attendance
      JOIN "training_sessions" session ON session."id" = attendance."sessionId"
      WHERE attendance."personId" = person."id"
        AND attendance."status"::text = ANY(${[...seatHolding]}::text[])
        AND session."date" = ${date}::date AND session."period"::text = ${period}
        AND session."status" <> 'Cancelled'
    ) AS "sessionIds"
  FROM "persons" person
  WHERE person."id" = ANY(${personIds}::uuid[]) AND person."removedAt" IS NULL`
