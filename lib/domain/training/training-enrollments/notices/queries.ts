import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { readToday } from '@/lib/domain/site/settings/queries'
import { askedSeatsOf } from '@/lib/domain/training/seat-requests/of-session/rows'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { AskedSeats, Seat } from './rules'

const session = {
  sessionId: z.guid(),
  courseTh: z.string(),
  courseEn: z.string(),
  date: z.string(),
  startTime: z.string(),
  location: z.string(),
}

const SESSION = fragment`session."id" AS "sessionId", schedule."nickname" AS "courseTh", schedule."name" AS "courseEn",
  session."date"::text, session."startTime", session."location"`

const seat: z.ZodType<Seat, Seat> = z.object({
  ...session,
  id: z.guid(),
  contractorId: z.guid().nullable(),
  enrolledByUserId: z.guid(),
  responsibleUserId: z.guid().nullable(),
  personTh: z.string(),
  personEn: z.string().nullable(),
})

/** `where` may name `attendance` and `session`. */
export const readSeats = (sql: Sql, where: Fragment) =>
  sql`
  SELECT ${SESSION}, attendance."id", attendance."contractorId", attendance."enrolledByUserId",
    person."responsibleUserId", ${PERSON_NAME_TH} AS "personTh", ${PERSON_NAME_EN} AS "personEn"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  JOIN ${PERSONS} ON person."id" = attendance."personId"
  WHERE ${where} ORDER BY attendance."id"`.rows(seat)

const askedSeats: z.ZodType<AskedSeats, AskedSeats> = z.object({
  ...session,
  contractorId: z.guid(),
  requestedByUserId: z.guid(),
  seats: z.int(),
})

/** The seats that companies have asked for in a session and have not filled. */
export const readAskedSeats = (sql: Sql, sessionId: string) =>
  sql`
  SELECT ${SESSION}, asked."contractorId", asked."requestedByUserId", asked."seats"
  FROM (${askedSeatsOf(sessionId)}) asked
  JOIN ${TRAINING_SESSIONS} ON session."id" = asked."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  ORDER BY asked."requestedByUserId", asked."contractorId"`.rows(askedSeats)

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
