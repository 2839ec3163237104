import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
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
