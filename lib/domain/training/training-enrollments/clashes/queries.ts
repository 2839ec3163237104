import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'
import { clashingSeats, otherSession } from './rows'
import type { Hours } from './rules'

/** The other sessions in which people of a session have seats at these hours, each with how many they are. */
export const readClashes = (
  sql: Sql,
  { sessionId, personIds }: { sessionId: string; personIds: string[] },
  hours: Hours,
) =>
  sql`
  SELECT session."id", schedule."nickname" AS "nameTh", schedule."name" AS "nameEn", session."period"::text,
    session."startTime", session."endTime", array_agg(attendance."personId"::text) AS "personIds"
  FROM ${clashingSeats(hours)}
    AND attendance."personId" = ANY(${personIds}::uuid[]) AND session."id" <> ${sessionId}::uuid
  GROUP BY session."id", schedule."id"
  ORDER BY session."startTime", session."id"`.rows(
    otherSession.extend({ personIds: z.array(z.guid()) }),
  )
