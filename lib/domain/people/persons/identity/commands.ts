import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'
import type { PersonIdentifier } from '../rules'

const identity = z.object({
  id: z.guid(),
  code: z.string(),
  employerId: z.guid().nullable(),
  isAnonymised: z.boolean(),
})
type Identity = z.output<typeof identity>

/** Locks the people with these ids and codes, removed ones included, in the order of `lockPersons`. */
export const lockIdentified = (
  sql: Sql,
  identifiers: readonly PersonIdentifier[],
): Promise<Identity[]> => {
  const ids = identifiers.flatMap((each) => ('id' in each ? [each.id] : []))
  const codes = identifiers.flatMap((each) => ('code' in each ? [each.code] : []))
  return sql`
    SELECT "id", "code", "employerId", "anonymisedAt" IS NOT NULL AS "isAnonymised" FROM "persons"
    WHERE "id" = ANY(${ids}::uuid[]) OR "code" = ANY(${codes}::text[])
    ORDER BY "id" FOR NO KEY UPDATE`.rows(identity)
}
