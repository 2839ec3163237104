import * as z from 'zod'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import type { Sql } from '@/lib/platform/db/sql'
import { IS_ENABLED_USER } from '../enabled/rows'

const company = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  since: z.date(),
  total: z.int(),
})

/** Active contractor companies in which nobody has a login that is enabled, and since when. */
export const readCompaniesWithoutUser = (sql: Sql, most: number) =>
  sql`
  SELECT employer."id", employer."nameTh", employer."nameEn", logins."since", count(*) OVER ()::int AS "total"
  FROM ${EMPLOYERS} employer CROSS JOIN LATERAL (
    SELECT bool_or(${IS_ENABLED_USER}) AS "isEnabled",
      greatest(employer."createdAt", max("users"."disabledAt"), max("users"."removedAt")) AS "since"
    FROM "users" JOIN ${PERSONS} ON person."id" = "users"."personId" WHERE person."employerId" = employer."id") logins
  WHERE employer."kind" = 'Contractor' AND employer."status" = 'Active' AND logins."isEnabled" IS NOT TRUE
  ORDER BY logins."since", employer."id" LIMIT ${most}`.rows(company)
