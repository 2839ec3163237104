import { statusBySeats } from '../workflow'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { readSessionSeats, type SessionSeats } from './queries'

export type SeatCounts = Pick<SessionSeats, 'seatsTaken' | 'seatsHeld' | 'waitingSeats'>
type Seats = Pick<SessionSeats, 'id' | 'status' | 'capacity' | 'seatsTaken' | 'seatsHeld'>

/** Locks the sessions whose ids a query selects, in the order of the ids. */
export const lockSessions = (sql: Sql, ids: Fragment) =>
  sql`SELECT FROM "training_sessions" WHERE "id" IN (${ids}) ORDER BY "id" FOR UPDATE`.run()

/** `session` must be locked; `change` may be negative. */
export async function changeSeats(db: Db, session: Seats, change: number): Promise<void> {
  const seatsTaken = session.seatsTaken + change
  await db.trainingSession.update({
    where: { id: session.id },
    data: {
      seatsTaken,
      status: statusBySeats(session.status, seatsTaken + session.seatsHeld, session.capacity),
      rowVersion: { increment: 1 },
    },
  })
}

/** Saves the counts of a locked session, as a part of another statement; returns the session's id. */
export function saveSeatsSql(
  { id, status, capacity }: Seats,
  { seatsTaken, seatsHeld, waitingSeats }: SeatCounts,
  now: Date,
): Fragment {
  return fragment`UPDATE "training_sessions" SET "seatsTaken" = ${seatsTaken}, "seatsHeld" = ${seatsHeld},
    "waitingSeats" = ${waitingSeats}, "rowVersion" = "rowVersion" + 1,
    "status" = ${statusBySeats(status, seatsTaken + seatsHeld, capacity)}::"SessionStatus",
    "updatedAt" = ${now}::timestamptz
  WHERE "id" = ${id}::uuid RETURNING "id"`
}

/** Saves the counts of a locked session. */
export const saveSeats = (sql: Sql, session: Seats, counts: SeatCounts, now: Date) =>
  sql`${saveSeatsSql(session, counts, now)}`.run()

/** Reads a session and locks it, weakly enough that attendance rows can be inserted. */
export const lockSessionSeats = (sql: Sql, id: string) =>
  readSessionSeats(sql, id, fragment`FOR NO KEY UPDATE OF session`)
