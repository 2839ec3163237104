import * as z from 'zod'
import { seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { joinContractor } from '@/lib/domain/site/employers/rows'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import type { Session } from './rules'

// In SQL, as three hundred may ask in the minute in which a session opens: as objects the same reads cost the
// server three times as much.

const candidate = z.object({
  id: z.guid(),
  employerId: z.guid().nullable(),
  contractorId: z.guid().nullable(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
  sessionIds: z.array(z.guid()),
})

/** What `refusalOfName` judges people by. */
export const readCandidates = (
  sql: Sql,
  { date, period }: Pick<Session, 'date' | 'period'>,
  personIds: string[],
) =>
  sql`
  SELECT person."id", person."employerId", contractor."id" AS "contractorId", person."firstNameTh", person."lastNameTh",
    person."firstNameEn", person."lastNameEn",
    ARRAY(
      SELECT session."id"::text FROM "attendances" attendance
      JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
      WHERE attendance."personId" = person."id"
        AND attendance."status"::text = ANY(${[...seatTakingStatuses]}::text[])
        AND session."date" = ${date}::date AND session."period"::text = ${period}
        AND session."status" <> 'Cancelled'
    ) AS "sessionIds"
  FROM ${PERSONS} ${joinContractor(fragment`person."employerId"`)}
  WHERE person."id" = ANY(${personIds}::uuid[]) AND person."removedAt" IS NULL`.rows(candidate)
