import { v7 as newId } from 'uuid'
import {
  saveSeatsSql,
  type SeatCounts,
} from '@/lib/domain/training/training-sessions/seats/commands'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { recordAll, type Author } from '@/lib/platform/audit/audit'
import { notifyOfSeats } from '../notices/commands'
import type { Seating } from './rules'

/**
 * Seats people in a session that is locked, as they are, and saves its counts in the same statement, as others wait for the
 * lock meanwhile. Returns the ids of the attendance rows, in the order of the people.
 */
export async function seatPeople(
  author: Author & { now: Date },
  session: SessionSeats,
  seatings: readonly Seating[],
  counts: SeatCounts,
): Promise<string[]> {
  const { sql, now } = author
  const ids = seatings.map(() => newId())
  await sql`
    WITH session AS (${saveSeatsSql(session, counts, now)})
    INSERT INTO "attendances" ("id", "personId", "contractorId", "sessionId", "enrolledAt", "enrolledByUserId", "updatedAt")
    SELECT entry."id", entry."personId", entry."contractorId", session."id", ${now}::timestamptz, entry."byUserId", ${now}::timestamptz
    FROM session, unnest(${ids}::uuid[],
      ${seatings.map(({ personId }) => personId)}::uuid[],
      ${seatings.map(({ contractorId }) => contractorId)}::uuid[],
      ${seatings.map(({ byUserId }) => byUserId)}::uuid[]) entry("id", "personId", "contractorId", "byUserId")`.run()
  const subject = { type: 'training-session', id: session.id }
  const changes = { personIds: seatings.map(({ personId }) => personId) }
  await recordAll(author, 'enrollment.made', [{ subject, changes }])
  await notifyOfSeats(author, ids, author.actor ? 'in' : 'fromQueue')
  return ids
}
