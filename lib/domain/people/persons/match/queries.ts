import * as z from 'zod'
import { isContractorOnly } from '@/lib/platform/access/actor'
import type { Context } from '@/lib/platform/http/context'
import { holding } from '../national-id/rows'
import { personNameSelect } from '../present'
import { visibleTo } from '../queries'

type Reading = Pick<Context, 'db' | 'sql' | 'actor'>

/** Those of the people whom the actor may see who have one of these numbers or codes. */
export async function findPersonsByKey({ db, actor }: Reading, numbers: string[], codes: string[]) {
  const { where, numberOf } = holding(numbers)
  const rows = await db.person.findMany({
    where: { AND: [{ OR: [where, { code: { in: codes } }] }, visibleTo(actor)] },
    select: { id: true, code: true, nationalId: true, nationalIdHash: true, ...personNameSelect },
  })
  return rows.map((row) => ({ ...row, nationalId: numberOf(row) }))
}

type Named = { firstNameTh: string; lastNameTh: string; employerId: string | null }

const namesake = z.object({ id: z.guid(), code: z.string(), index: z.int() })

/** How many are named to the reader. */
const MOST_NAMESAKES = 3

/** People of the same name and company, whom the actor may see, by the index of who was asked for: a few of them. */
export const findNamesakes = ({ sql, actor }: Reading, people: readonly Named[]) => {
  const own = isContractorOnly(actor) ? actor.employerId : null
  return sql`
    SELECT person."id", person."code", (named."index" - 1)::int AS "index"
    FROM unnest(${people.map(({ firstNameTh }) => firstNameTh)}::text[],
      ${people.map(({ lastNameTh }) => lastNameTh)}::text[],
      ${people.map(({ employerId }) => own ?? employerId)}::uuid[])
      WITH ORDINALITY AS named("firstNameTh", "lastNameTh", "employerId", "index")
    JOIN (SELECT "id", "code", "firstNameTh", "lastNameTh", "employerId", row_number() OVER (
        PARTITION BY "firstNameTh", "lastNameTh", "employerId" ORDER BY "id") AS "place"
      FROM "persons" WHERE "removedAt" IS NULL
        AND "firstNameTh" = ANY(${people.map(({ firstNameTh }) => firstNameTh)}::text[])
        AND (${!isContractorOnly(actor)} OR "employerId" = ${own}::uuid)) person
      ON person."place" <= ${MOST_NAMESAKES} AND person."firstNameTh" = named."firstNameTh"
      AND person."lastNameTh" = named."lastNameTh"
      AND person."employerId" IS NOT DISTINCT FROM named."employerId"`.rows(namesake)
}

/** Those of the people whom the actor may see. */
export async function findVisibleIds(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const where = { AND: [{ id: { in: ids } }, visibleTo(actor)] }
  const rows = await db.person.findMany({ where, select: { id: true } })
  return rows.map(({ id }) => id)
}
