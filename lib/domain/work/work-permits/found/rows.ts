import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { foundIn, isCode, typedCode, type Sought } from '@/lib/platform/db/found'

/** As `visibleTo` says: to a Contractor the permits of the own company, to others all. */
export const visiblePermits = (actor: Actor): Fragment =>
  isContractorOnly(actor)
    ? fragment`permit."contractorId" = ${actor.employerId}::uuid`
    : fragment`true`

export function foundPermits(sought: Sought) {
  const { actor, text } = sought
  const code = typedCode('WP', text)
  return foundIn(
    {
      type: 'work-permit',
      columns: fragment`permit."id", permit."id"::text AS "key", permit."permitNo" AS "nameTh", NULL AS "nameEn",
        left(permit."description", 120) AS "detailTh", left(permit."description", 120) AS "detailEn", permit."workDate"::text AS "day"`,
      from: fragment`"work_permits" permit`,
      visible: visiblePermits(actor),
      exact: code && isCode(fragment`permit."permitNo"`, code),
      searched: [fragment`permit."permitNo"`, fragment`permit."description"`],
      order: fragment`"day" DESC NULLS LAST`,
    },
    sought,
  )
}
