import * as z from 'zod'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import type { Sql } from '@/lib/platform/db/sql'

const company = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  since: z.date(),
  total: z.int(),
})

/** Active contractor companies in which nobody has a login, or only such as are disabled. */
export const readCompaniesWithoutUser = (sql: Sql, most: number) =>
  sql`
  SELECT employer."id", employer."nameTh", employer."nameEn", employer."createdAt" AS "since",
    count(*) OVER ()::int AS "total"
  FROM ${EMPLOYERS} employer
  WHERE employer."kind" = 'Contractor' AND employer."status" = 'Active' AND NOT EXISTS (
    SELECT FROM "users" member JOIN ${PERSONS} ON person."id" = member."personId"
    WHERE person."employerId" = employer."id" AND member."removedAt" IS NULL AND member."disabledAt" IS NULL)
  ORDER BY employer."createdAt", employer."id" LIMIT ${most}`.rows(company)
