import { isContractorOnly } from '@/lib/platform/access/actor'
import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, typedNumber, type Sought } from '@/lib/platform/db/found'

/** A Contractor finds the permits of the own company, as in the list. */
export function foundPermits(sought: Sought) {
  const { actor, text } = sought
  const number = typedNumber('WP', text)
  return foundIn(
    {
      type: 'work-permit',
      columns: fragment`permit."id", permit."id"::text AS "key", permit."permitNo" AS "nameTh", NULL AS "nameEn",
        left(permit."description", 120) AS "detailTh", left(permit."description", 120) AS "detailEn", permit."workDate"::text AS "day"`,
      from: fragment`"work_permits" permit`,
      visible: isContractorOnly(actor)
        ? fragment`permit."contractorId" = ${actor.employerId}::uuid`
        : fragment`true`,
      exact: number ? fragment`permit."permitNo" LIKE ${`WP%${number}`}` : null,
      searched: [fragment`permit."permitNo"`, fragment`permit."description"`],
      order: fragment`"day" DESC NULLS LAST`,
    },
    sought,
  )
}
