import { isBoundToContractors } from '@/lib/platform/access/actor'
import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { USERS } from '../rows'

/** By words of the name or of the e-mail address, for those who manage users; Purchasing finds Contractor users only. */
export const foundUsers = (sought: Sought) =>
  foundIn(
    {
      type: 'user',
      columns: fragment`found."id", found."id"::text AS "key",
        ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn",
        found."email" AS "detailTh", found."email" AS "detailEn", NULL AS "day"`,
      from: fragment`${USERS} found JOIN ${PERSONS} ON person."id" = found."personId"`,
      visible: isBoundToContractors(sought.actor)
        ? fragment`found."removedAt" IS NULL AND found."roles" = '{Contractor}'::"Role"[]`
        : fragment`found."removedAt" IS NULL`,
      exact: null,
      searched: [
        fragment`person."firstNameTh"`,
        fragment`person."lastNameTh"`,
        fragment`person."firstNameEn"`,
        fragment`person."lastNameEn"`,
        fragment`found."email"`,
      ],
      order: fragment`"nameTh"`,
    },
    sought,
  )
