import { statusBySeats } from '../workflow'
import type { SessionStatus } from '../workflow'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Db } from '@/lib/platform/db/client'
import type { Sql } from '@/lib/platform/db/sql'
import { readSessionSeats } from './queries'

type Seats = { id: string; status: SessionStatus; capacity: number; seatsTaken: number }

/** Locks the sessions with the ids that a query finds, in one order. */
export const lockSessions = (db: Db, ids: Prisma.Sql) =>
  db.$queryRaw`SELECT "id" FROM "training_sessions" WHERE "id" IN (${ids}) ORDER BY "id" FOR UPDATE`

/** Gives or takes back seats of a session as it was read under its lock. */
export async function moveSeats(db: Db, session: Seats, change: number): Promise<void> {
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

/** The same as part of another statement: updates the session and returns its id. */
export function seatsTakenSql(session: Seats, change: number, now: Date): Prisma.Sql {
  const seatsTaken = session.seatsTaken + change
  return Prisma.sql`UPDATE "training_sessions" SET "seatsTaken" = ${seatsTaken}, "rowVersion" = "rowVersion" + 1,
    "status" = ${statusBySeats(session.status, seatsTaken, session.capacity)}::"SessionStatus",
    "updatedAt" = ${now}::timestamptz
  WHERE "id" = ${session.id}::uuid RETURNING "id"`
}

/** A session as it is read to take its seats: an attendance may refer to it meanwhile. */
export const readForItsSeats = (db: Sql, id: string) =>
  readSessionSeats(db, id, Prisma.sql`FOR NO KEY UPDATE OF session`)
