import * as z from 'zod'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { Problem } from '@/lib/platform/contract/problem'
import { noFragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { STARTS_AT, TRAINING_SESSIONS } from '../days/rows'
import { sessionStatuses } from '../workflow'

const sessionSeats = z.object({
  id: z.guid(),
  scheduleId: z.guid(),
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  status: z.enum(sessionStatuses),
  capacity: z.int(),
  seatsTaken: z.int(),
  seatsHeld: z.int(),
  waitingSeats: z.int(),
  /** The time zone of the site. */
  timeZone: z.string(),
  startsAt: z.date(),
})
export type SessionSeats = z.output<typeof sessionSeats>

/**
 * The data of a session for enrolment. `lock`: a locking clause. In SQL, because three hundred people may enrol in the
 * minute in which a session opens.
 */
export async function readSessionSeats(
  sql: Sql,
  id: string,
  lock = noFragment,
): Promise<SessionSeats> {
  const session = await sql`
    SELECT session."id", "scheduleId", "date"::text, "period"::text, "startTime", "endTime", "status"::text, "capacity",
      "seatsTaken", "seatsHeld", "waitingSeats", ${SITE_TIME_ZONE} AS "timeZone",
      ${STARTS_AT} AS "startsAt"
    FROM ${TRAINING_SESSIONS} WHERE session."id" = ${id}::uuid ${lock}`.first(sessionSeats)
  if (!session) throw new Problem('record-not-found', { values: { id } })
  return session
}
