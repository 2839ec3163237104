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
  employerId: z.guid().nullable(),
  employerTh: z.string().nullable(),
  employerEn: z.string().nullable(),
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

const EARLIEST_FIRST = fragment`person."trainingValidUntil", person."id"`

/** The people for whom the actor answers and whose training ends between two days, both inclusive; the first `most`. */
export async function readEndingTraining(
  sql: Sql,
  actor: Actor,
  { from, to, most }: { from: Day; to: Day; most: number },
) {
  const rows = await sql`
  WITH found AS (SELECT person."id", count(*) OVER ()::int AS "total" FROM ${PERSONS}
    WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
      AND person."trainingValidUntil" BETWEEN ${from}::date AND ${to}::date
      AND (${joined(answersFor(actor), ' OR ')}) AND ${visibleTo(actor)}
    ORDER BY ${EARLIEST_FIRST} LIMIT ${most})
  SELECT person."id", person."code", ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn",
    person."employerId", employer."nameTh" AS "employerTh", employer."nameEn" AS "employerEn",
    person."trainingValidUntil"::text AS "validUntil", found."total"
  FROM found JOIN ${PERSONS} ON person."id" = found."id"
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"
  ORDER BY ${EARLIEST_FIRST}`.rows(endingTraining)
  return rows.map(({ employerId, employerTh, employerEn, ...row }) => ({
    ...row,
    employer:
      employerId !== null && employerTh !== null
        ? { id: employerId, nameTh: employerTh, nameEn: employerEn }
        : null,
  }))
}
