import * as z from 'zod'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { pendingStatuses, seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import {
  ENDS_AT,
  STARTS_AT,
  TRAINING_SESSIONS,
} from '@/lib/domain/training/training-sessions/days/rows'
import type { Day } from '@/lib/platform/dates/day'
import { literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'

const names = { nameTh: z.string(), nameEn: z.string() }

const openSession = z.object({
  id: z.guid(),
  ...names,
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  seatsFree: z.int(),
})
export type OpenSession = z.output<typeof openSession>

/** Sessions of safety training before a day that take enrolments and for which nobody waits, the earliest first. */
export const readOpenSessions = (
  sql: Sql,
  { now, before }: { now: Date; before: Day },
): Promise<OpenSession[]> =>
  sql`
  SELECT session."id", schedule."nickname" AS "nameTh", schedule."name" AS "nameEn", session."date"::text,
    session."period"::text, session."startTime", session."endTime", session."location", session."seatsLeft" AS "seatsFree"
  FROM ${TRAINING_SESSIONS} JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE session."status" = 'Open' AND session."waitingSeats" = 0 AND session."seatsLeft" > 0
    AND schedule."credentialTypeId" IS NULL
    AND session."date" < ${before}::date AND session."date" >= (${now}::timestamptz AT TIME ZONE ${SITE_TIME_ZONE})::date
    AND ${STARTS_AT} > ${now}::timestamptz
  ORDER BY session."date", session."startTime", session."id"`.rows(openSession)

const takenSeat = z.object({
  personId: z.guid(),
  sessionId: z.guid(),
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  /** Whether it is the training that everybody needs. */
  isSafety: z.boolean(),
})

/** The seats that people have from a moment on, the earliest first. */
export const readSeatsFrom = (sql: Sql, personIds: readonly string[], now: Date) =>
  sql`
  SELECT attendance."personId", attendance."sessionId", session."date"::text, session."period"::text,
    session."startTime", session."endTime", schedule."credentialTypeId" IS NULL AS "isSafety"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE attendance."personId" = ANY (${[...personIds]}::uuid[])
    AND attendance."status" IN (${literals(seatTakingStatuses)}) AND session."status" <> 'Cancelled'
    AND ${ENDS_AT} > ${now}::timestamptz
  ORDER BY session."date", session."startTime"`.rows(takenSeat)

const openRoster = z.object({
  id: z.guid(),
  ...names,
  date: z.string(),
  startTime: z.string(),
  location: z.string(),
  hasBegun: z.boolean(),
  /** Not confirmed before it begins; without a result after that. */
  people: z.int(),
  dueAt: z.date(),
  total: z.int(),
})

/** The sessions up to a day with people who are not confirmed, or have no result; the earliest due first. */
export const readOpenRosters = (
  sql: Sql,
  { now, until, most }: { now: Date; until: Day; most: number },
) =>
  sql`
  SELECT *, count(*) OVER ()::int AS "total" FROM (
    SELECT session."id", schedule."nickname" AS "nameTh", schedule."name" AS "nameEn", session."date"::text,
      session."startTime", session."location", ${STARTS_AT} <= ${now}::timestamptz AS "hasBegun",
      CASE WHEN ${STARTS_AT} <= ${now}::timestamptz THEN ${ENDS_AT} ELSE ${STARTS_AT} END AS "dueAt",
      count(*) FILTER (WHERE ${STARTS_AT} <= ${now}::timestamptz OR attendance."status" = 'Enrolled')::int AS "people"
    FROM "attendances" attendance
    JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
    JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
    WHERE attendance."status" IN (${literals(pendingStatuses)})
      AND session."status" NOT IN ('Cancelled', 'Completed') AND session."date" <= ${until}::date
    GROUP BY session."id", schedule."id"
  ) roster WHERE "people" > 0
  ORDER BY "dueAt", "id" LIMIT ${most}`.rows(openRoster)
