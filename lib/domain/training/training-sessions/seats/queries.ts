import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { Problem } from '@/lib/platform/contract/problem'
import type { Day } from '@/lib/platform/dates/day'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { SessionStatus } from '../workflow'

export type SessionSeats = {
  id: string
  date: Day
  period: HalfDay
  startTime: string
  status: SessionStatus
  capacity: number
  seatsTaken: number
  /** of the site */
  timeZone: string
}

/**
 * What enrolment asks of a session; `lock` says how the row is locked on the way. In SQL, as three hundred may ask in
 * the minute in which a session opens.
 */
export async function readSessionSeats(
  db: Sql,
  id: string,
  lock = Prisma.empty,
): Promise<SessionSeats> {
  const [session] = await db.$queryRaw<SessionSeats[]>`
    SELECT session."id", "date"::text, "period"::text, "startTime", "status"::text, "capacity", "seatsTaken",
      ${Prisma.raw(SITE_TIME_ZONE)} AS "timeZone"
    FROM "training_sessions" session WHERE session."id" = ${id}::uuid ${lock}`
  if (!session) throw new Problem('record-not-found', { values: { id } })
  return session
}
