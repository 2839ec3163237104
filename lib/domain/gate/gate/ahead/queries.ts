import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { WORKSPACE_AREAS } from '@/lib/domain/site/workspace-areas/rows'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { ReadContext } from '@/lib/platform/http/context'

const named = z
  .object({ id: z.guid(), nameTh: z.string(), nameEn: z.string().nullable() })
  .nullable()

const overstay = z.object({
  id: z.guid(),
  inAt: z.date(),
  person: z.object({ nameTh: z.string(), nameEn: z.string().nullable() }).nullable(),
  guest: z.object({ name: z.string(), company: z.string() }).nullable(),
  employer: named,
  workspaceArea: named,
  total: z.int(),
})
export type OverstayAhead = z.output<typeof overstay>

/** A Contractor sees the own people, and the guests whom those take along. */
const visibleTo = (actor: Actor): Fragment =>
  isContractorOnly(actor)
    ? fragment`(stay."employerId" = ${actor.employerId}::uuid OR EXISTS (SELECT FROM ${PERSONS}
      WHERE person."id" = event."escortPersonId" AND person."employerId" = ${actor.employerId}::uuid))`
    : fragment`true`

const ofCompany = (employerId: string | null): Fragment =>
  employerId === null ? fragment`true` : fragment`stay."employerId" = ${employerId}::uuid`

type Asked = {
  /** Who came in before it has been on site for too long. */
  before: Date
  /** Of this company's people alone. */
  employerId: string | null
  most: number
}

/** Those whom the actor sees and who have been on site for too long, the longest first, and how many there are. */
export const readOverstays = (
  { sql, actor }: Pick<ReadContext, 'sql' | 'actor'>,
  { before, employerId, most }: Asked,
) =>
  sql`
  SELECT stay."id", stay."inAt",
    CASE WHEN person."id" IS NOT NULL THEN json_build_object('nameTh', ${PERSON_NAME_TH}, 'nameEn', ${PERSON_NAME_EN})
      END AS "person",
    CASE WHEN event."guestName" IS NOT NULL AND event."guestCompany" IS NOT NULL AND event."escortPersonId" IS NOT NULL
      THEN json_build_object('name', event."guestName", 'company', event."guestCompany") END AS "guest",
    CASE WHEN employer."id" IS NOT NULL THEN json_build_object('id', employer."id", 'nameTh', employer."nameTh",
      'nameEn', employer."nameEn") END AS "employer",
    CASE WHEN area."id" IS NOT NULL THEN json_build_object('id', area."id", 'nameTh', area."nameTh",
      'nameEn', area."nameEn") END AS "workspaceArea",
    count(*) OVER ()::int AS "total"
  FROM "stays" stay JOIN "gate_events" event ON event."id" = stay."id"
  LEFT JOIN ${PERSONS} ON person."id" = stay."personId"
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = stay."employerId"
  LEFT JOIN ${WORKSPACE_AREAS} area ON area."id" = stay."workspaceAreaId"
  WHERE stay."outAt" IS NULL AND stay."inAt" < ${before}::timestamptz AND ${visibleTo(actor)} AND ${ofCompany(employerId)}
  ORDER BY stay."inAt", stay."id" LIMIT ${most}`.rows(overstay)
