import { seatPeople } from '@/lib/domain/training/training-enrollments/names/commands'
import type { Seating } from '@/lib/domain/training/training-enrollments/names/rules'
import { saveSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { recordAll, type Author as AuditAuthor } from '@/lib/platform/audit/audit'
import { recordset } from '@/lib/platform/db/recordset'
import type { Sql } from '@/lib/platform/db/sql'
import { heldSeats, waitingSeats, type SeatRequest } from '../rules'
import type { QueueChange } from '../steps/rules'
import { isOpenRequest } from '../workflow'

/** Without an actor: the job. */
export type Author = AuditAuthor & { now: Date }

/**
 * Saves what has changed in the queue of a locked session, seats people, and works the session's counts out anew.
 * `before`: the requests that were open. Returns the ids of the attendance rows, in the order of `seatings`.
 */
export async function saveQueue(
  author: Author,
  session: SessionSeats,
  before: readonly SeatRequest[],
  changed: readonly QueueChange[],
  seatings: readonly Seating[] = [],
): Promise<string[]> {
  if (changed.length === 0) return []
  const rows = changed.map(({ request }) => request)
  const changedIds = new Set(rows.map(({ id }) => id))
  const others = before.filter(({ id }) => !changedIds.has(id))
  const open = [...others, ...rows].filter(({ status }) => isOpenRequest(status))
  const counts = {
    seatsTaken: session.seatsTaken + seatings.length,
    seatsHeld: heldSeats(open),
    waitingSeats: waitingSeats(open),
  }
  const isSeating = seatings.length > 0
  const ids = isSeating ? await seatPeople(author, session, seatings, counts) : []
  if (!isSeating) await saveSeats(author.sql, session, counts, author.now)
  await saveRequests(author.sql, rows, author.now)
  await recordEach(author, changed)
  return ids
}

async function recordEach(author: Author, changed: readonly QueueChange[]): Promise<void> {
  for (const event of new Set(changed.map((change) => change.event))) {
    const lines = changed.filter((change) => change.event === event)
    await recordAll(
      author,
      event,
      lines.map(({ request, changes = {} }) => ({
        subject: { type: 'seat-request', id: request.id },
        changes: { to: request.status, seats: request.seats, ...changes },
      })),
    )
  }
}

/** New ones and known ones, in one statement. */
const saveRequests = (sql: Sql, rows: readonly SeatRequest[], now: Date) =>
  sql`
  INSERT INTO "seat_requests"
  SELECT * FROM ${recordset(
    'seat_requests',
    rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })),
  )}
  ON CONFLICT ("id") DO UPDATE SET "seats" = EXCLUDED."seats", "personIds" = EXCLUDED."personIds",
    "status" = EXCLUDED."status", "queuedAt" = EXCLUDED."queuedAt", "offeredSeats" = EXCLUDED."offeredSeats",
    "offerUntil" = EXCLUDED."offerUntil", "nameUntil" = EXCLUDED."nameUntil", "endReason" = EXCLUDED."endReason",
    "notice" = EXCLUDED."notice", "skipped" = EXCLUDED."skipped", "rowVersion" = "seat_requests"."rowVersion" + 1,
    "updatedAt" = EXCLUDED."updatedAt"`.run()
