import { statusBySeats } from '../workflow'
import type { SessionStatus } from '../workflow'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { readSessionSeats } from './queries'

type Seats = { id: string; status: SessionStatus; capacity: number; seatsTaken: number }

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
      status: statusBySeats(session.status, seatsTaken, session.capacity),
      rowVersion: { increment: 1 },
    },
  })
}

/** `changeSeats` as a part of another statement; returns the session's id. */
export function changeSeatsSql(session: Seats, change: number, now: Date): Fragment {
  const seatsTaken = session.seatsTaken + change
  return fragment`UPDATE "training_sessions" SET "seatsTaken" = ${seatsTaken}, "rowVersion" = "rowVersion" + 1,
    "status" = ${statusBySeats(session.status, seatsTaken, session.capacity)}::"SessionStatus",
    "updatedAt" = ${now}::timestamptz
  WHERE "id" = ${session.id}::uuid RETURNING "id"`
}

/** Reads a session and locks it, weakly enough that attendance rows can be inserted. */
export const lockSessionSeats = (sql: Sql, id: string) =>
  readSessionSeats(sql, id, fragment`FOR NO KEY UPDATE OF session`)
