import { CONTRACTOR_NAMES, EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/rows'
import { statement } from '@/lib/platform/db/statement'

type NoShows = {
  id: string
  contractorTh: string
  contractorEn: string | null
  expected: number
  attended: number
  noShows: number
}

/** By the company that the person belonged to when they were enrolled. */
export const readNoShows = statement<NoShows>(`
  SELECT ${CONTRACTOR_NAMES}, count(*)::int AS "expected",
    count(*) FILTER (WHERE attendance."status" <> 'NoShow')::int AS "attended",
    count(*) FILTER (WHERE attendance."status" = 'NoShow')::int AS "noShows"
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${EMPLOYERS} employer ON employer."id" = attendance."contractorId"
  WHERE attendance."status" IN ('Attended', 'Passed', 'Failed', 'NoShow')
    AND ($1::date IS NULL OR session."date" >= $1::date)
    AND ($2::date IS NULL OR session."date" <= $2::date)
    AND ($3::uuid[] IS NULL OR employer."id" = ANY ($3::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`)
