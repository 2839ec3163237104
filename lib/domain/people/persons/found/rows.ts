import { isContractorOnly } from '@/lib/platform/access/actor'
import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '../rows'
import { parsePersonIdentifier } from '../rules'

/** By code, or by words of the name: never by national id, whose hidden digits could be found out. */
export function foundPersons(sought: Sought) {
  const { actor, text } = sought
  const identifier = parsePersonIdentifier(text)
  return foundIn(
    {
      type: 'person',
      columns: fragment`person."id", person."code" AS "key",
        ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn",
        concat_ws(' · ', person."code", employer."nameTh") AS "detailTh",
        concat_ws(' · ', person."code", coalesce(employer."nameEn", employer."nameTh")) AS "detailEn",
        NULL AS "day"`,
      from: fragment`${PERSONS} LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"`,
      visible: isContractorOnly(actor)
        ? fragment`person."removedAt" IS NULL AND person."employerId" = ${actor.employerId}::uuid`
        : fragment`person."removedAt" IS NULL`,
      exact:
        identifier && 'code' in identifier ? fragment`person."code" = ${identifier.code}` : null,
      searched: [
        fragment`person."firstNameTh"`,
        fragment`person."lastNameTh"`,
        fragment`person."firstNameEn"`,
        fragment`person."lastNameEn"`,
      ],
      order: fragment`"nameTh"`,
    },
    sought,
  )
}
