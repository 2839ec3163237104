import * as z from 'zod'
import type { TrainingResult } from '@/lib/domain/training/attendance/rules'
import { resultStatuses } from '@/lib/domain/training/attendance/workflow'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'

/** The results from which people's training status follows. */
export async function readResults(
  db: Db,
  personIds: string[],
): Promise<(TrainingResult & { personId: string })[]> {
  const rows = await db.attendance.findMany({
    where: {
      personId: { in: personIds },
      status: { in: [...resultStatuses] },
      // The others bring a credential.
      session: { schedule: { credentialTypeId: null } },
    },
    select: {
      personId: true,
      status: true,
      resultAt: true,
      session: {
        select: {
          date: true,
          startTime: true,
          validityMonths: true,
          schedule: { select: { validityMonths: true } },
        },
      },
    },
  })
  return rows.map(({ personId, status, resultAt, session }) => ({
    personId,
    status: status === 'Passed' ? 'Passed' : 'Failed',
    date: fromUtcDate(session.date),
    startTime: session.startTime,
    resultAt: resultAt ?? session.date,
    validityMonths: session.validityMonths ?? session.schedule.validityMonths,
  }))
}

const course = z.object({
  id: z.guid(),
  personId: z.guid(),
  date: z.string(),
  nickname: z.string(),
  validityMonths: z.int(),
  credentialTypeId: z.guid(),
})

/** Those of the rows whose course brings a credential, with the course. */
export const readCredentialCourses = (sql: Sql, ids: string[]) =>
  sql`
  SELECT attendance."id", attendance."personId", session."date"::text, schedule."nickname",
    coalesce(session."validityMonths", schedule."validityMonths") AS "validityMonths", schedule."credentialTypeId"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE attendance."id" = ANY(${ids}::uuid[]) AND schedule."credentialTypeId" IS NOT NULL`.rows(
    course,
  )
