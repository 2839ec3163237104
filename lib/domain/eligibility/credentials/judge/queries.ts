import { readTypes } from '@/lib/domain/eligibility/credential-types/match/queries'
import { findVisibleIds } from '@/lib/domain/people/persons/match/queries'
import { findEmployerKinds } from '@/lib/domain/site/employers/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import type { Context } from '@/lib/platform/http/context'
import type { CredentialSave, Facts } from './rules'

export const idsIn = (ids: (string | null | undefined)[]) => [
  ...new Set(ids.flatMap((id) => id || [])),
]

/** What saves of credentials are judged by. `typeIds`: also of those that are stored. */
export async function readFacts(
  { db, sql, actor }: Context,
  saves: readonly CredentialSave[],
  typeIds: string[],
): Promise<Facts> {
  const types = await readTypes(db, idsIn([...typeIds, ...saves.map(({ typeId }) => typeId)]))
  const personIds = idsIn(saves.map(({ personId }) => personId))
  const employerIds = idsIn(saves.map(({ employerId }) => employerId))
  const employers = employerIds.length === 0 ? [] : await findEmployerKinds(sql, employerIds)
  const inScope = employers.filter(({ id }) => isEmployerInScope(actor, id))
  return {
    types: new Map(types.map((type) => [type.id, type])),
    personIds: new Set(await findVisibleIds({ db, actor }, personIds)),
    employerIds: new Set(inScope.map(({ id }) => id)),
  }
}
