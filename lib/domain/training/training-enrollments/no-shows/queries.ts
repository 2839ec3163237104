import * as z from 'zod'
import { CONTRACTOR_NAMES, contractorNames, EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { attendedStatuses } from '@/lib/domain/training/attendance/workflow'
import type { Day } from '@/lib/platform/dates/day'
import { literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'

const noShows = contractorNames.extend({
  expected: z.int(),
  attended: z.int(),
  noShows: z.int(),
})

type Between = { from?: Day | null; to?: Day | null; contractors: string[] | null }

/** For each company, by the one that the person belonged to when they were enrolled. */
export const readNoShows = (sql: Sql, { from = null, to = null, contractors }: Between) =>
  sql`
  SELECT ${CONTRACTOR_NAMES}, count(*)::int AS "expected",
    count(*) FILTER (WHERE attendance."status" <> 'NoShow')::int AS "attended",
    count(*) FILTER (WHERE attendance."status" = 'NoShow')::int AS "noShows"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${EMPLOYERS} employer ON employer."id" = attendance."contractorId"
  WHERE attendance."status" IN (${literals([...attendedStatuses, 'NoShow'])})
    AND (${from}::date IS NULL OR session."date" >= ${from}::date)
    AND (${to}::date IS NULL OR session."date" <= ${to}::date)
    AND (${contractors}::uuid[] IS NULL OR employer."id" = ANY (${contractors}::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`.rows(noShows)
