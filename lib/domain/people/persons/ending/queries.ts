import * as z from 'zod'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, joined, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '../rows'

const endingTraining = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  employer: z
    .object({ id: z.guid(), nameTh: z.string(), nameEn: z.string().nullable() })
    .nullable(),
  validUntil: z.string(),
  total: z.int(),
})

/** Safety Officers answer for everybody, a Contractor for the own company, and a user for whom they are named. */
const answersFor = ({ userId, roles, employerId }: Actor): Fragment[] => [
  fragment`person."responsibleUserId" = ${userId}::uuid`,
  ...(roles.includes('SafetyOfficer') ? [fragment`true`] : []),
  ...(roles.includes('Contractor') && employerId
    ? [fragment`person."employerId" = ${employerId}::uuid`]
    : []),
]

/** Others' people do not exist for a Contractor. */
const visibleTo = (actor: Actor): Fragment =>
  isContractorOnly(actor)
    ? fragment`person."employerId" = ${actor.employerId}::uuid`
    : fragment`true`

/** The people for whom the actor answers and whose training ends between two days, both inclusive; the first `most`. */
export const readEndingTraining = (
  sql: Sql,
  actor: Actor,
  { from, to, most }: { from: Day; to: Day; most: number },
) =>
  sql`
  SELECT person."id", person."code", ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn",
    CASE WHEN employer."id" IS NOT NULL THEN json_build_object('id', employer."id", 'nameTh', employer."nameTh",
      'nameEn', employer."nameEn") END AS "employer",
    person."trainingValidUntil"::text AS "validUntil", count(*) OVER ()::int AS "total"
  FROM ${PERSONS} LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"
  WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
    AND person."trainingValidUntil" BETWEEN ${from}::date AND ${to}::date
    AND (${joined(answersFor(actor), ' OR ')}) AND ${visibleTo(actor)}
  ORDER BY person."trainingValidUntil", person."id" LIMIT ${most}`.rows(endingTraining)
