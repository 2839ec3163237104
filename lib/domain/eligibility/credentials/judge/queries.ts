import * as z from 'zod'
import { readTypes } from '@/lib/domain/eligibility/credential-types/match/queries'
import { findVisibleIds } from '@/lib/domain/people/persons/match/queries'
import { findEmployerKinds } from '@/lib/domain/site/employers/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import type { Context } from '@/lib/platform/http/context'
import { heldKey, type CredentialSave, type Facts, type Place } from './rules'

export const idsIn = (ids: (string | null | undefined)[]) => [
  ...new Set(ids.flatMap((id) => id || [])),
]

/** What saves of credentials are judged by. `stored`: those of them that are stored already. */
export async function readFacts(
  { db, sql, actor }: Context,
  saves: readonly CredentialSave[],
  stored: readonly Place[],
): Promise<Facts> {
  const types = await readTypes(db, idsIn([...stored, ...saves].map(({ typeId }) => typeId)))
  const personIds = idsIn(saves.map(({ personId }) => personId))
  const employerIds = idsIn(saves.map(({ employerId }) => employerId))
  const employers = employerIds.length === 0 ? [] : await findEmployerKinds(sql, employerIds)
  const inScope = employers.filter(({ id }) => isEmployerInScope(actor, id))
  return {
    types: new Map(types.map((type) => [type.id, type])),
    personIds: new Set(await findVisibleIds({ db, actor }, personIds)),
    employerIds: new Set(inScope.map(({ id }) => id)),
    held: await countHeld(sql, [...stored, ...saves]),
  }
}

const heldRow = z.object({
  personId: z.guid().nullable(),
  employerId: z.guid().nullable(),
  typeId: z.guid(),
  count: z.int(),
})

/** How many credentials that are not revoked these holders have, by `heldKey`. */
async function countHeld(sql: Context['sql'], of: readonly Partial<Place>[]) {
  const rows = await sql`
    SELECT "personId", "employerId", "typeId", count(*)::int AS "count" FROM "credentials"
    WHERE "status" <> 'Revoked' AND "typeId" = ANY(${idsIn(of.map(({ typeId }) => typeId))}::uuid[])
      AND ("personId" = ANY(${idsIn(of.map(({ personId }) => personId))}::uuid[])
        OR "employerId" = ANY(${idsIn(of.map(({ employerId }) => employerId))}::uuid[]))
    GROUP BY "personId", "employerId", "typeId"`.rows(heldRow)
  return new Map(rows.map(({ count, ...place }) => [heldKey(place), count]))
}
