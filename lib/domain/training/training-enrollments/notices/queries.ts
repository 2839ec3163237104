import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { readToday } from '@/lib/domain/site/settings/queries'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import type { Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { Seat } from './rules'

const seat: z.ZodType<Seat, Seat> = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  contractorId: z.guid().nullable(),
  enrolledByUserId: z.guid(),
  responsibleUserId: z.guid().nullable(),
  personTh: z.string(),
  personEn: z.string().nullable(),
  courseTh: z.string(),
  courseEn: z.string(),
  date: z.string(),
  startTime: z.string(),
  location: z.string(),
})

/** `where` may name `attendance` and `session`. */
export const readSeats = (sql: Sql, where: Fragment) =>
  sql`
  SELECT attendance."id", attendance."sessionId", attendance."contractorId", attendance."enrolledByUserId",
    person."responsibleUserId", ${PERSON_NAME_TH} AS "personTh", ${PERSON_NAME_EN} AS "personEn",
    schedule."nickname" AS "courseTh", schedule."name" AS "courseEn", session."date"::text, session."startTime",
    session."location"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  JOIN ${PERSONS} ON person."id" = attendance."personId"
  WHERE ${where} ORDER BY attendance."id"`.rows(seat)

/** Which of the notices are about a session that is cancelled, moved to another day, or over by now. */
export async function readSettledSessions(
  { db, sql }: Database,
  notices: readonly Notice[],
  now: Date,
): Promise<string[]> {
  const today = await readToday({ db, now })
  const ids = notices.map(({ subjectId }) => subjectId)
  const sessions = await sql`
    SELECT session."id", session."date"::text AS "date" FROM ${TRAINING_SESSIONS}
    WHERE session."id" = ANY(${ids}::uuid[]) AND session."status" <> 'Cancelled'
      AND session."date" >= ${today}::date`.rows(z.object({ id: z.guid(), date: z.string() }))
  const isToCome = ({ subjectId, occasion }: Notice) =>
    sessions.some(({ id, date }) => id === subjectId && date === occasion)
  return notices.filter((notice) => !isToCome(notice)).map(({ id }) => id)
}
