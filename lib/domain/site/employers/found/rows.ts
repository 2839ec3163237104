import { isContractorOnly } from '@/lib/platform/access/actor'
import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'
import { EMPLOYERS } from '../rows'

export const foundEmployers = (sought: Sought) =>
  foundIn(
    {
      type: 'employer',
      columns: fragment`employer."id", employer."id"::text AS "key", employer."nameTh", employer."nameEn",
        employer."nameEn" AS "detailTh", employer."nameTh" AS "detailEn", NULL AS "day"`,
      from: fragment`${EMPLOYERS} employer`,
      visible: isContractorOnly(sought.actor)
        ? fragment`employer."id" = ${sought.actor.employerId}::uuid`
        : fragment`true`,
      exact: null,
      searched: [fragment`employer."nameTh"`, fragment`employer."nameEn"`],
      order: fragment`"nameTh"`,
    },
    sought,
  )
