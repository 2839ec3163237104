import { permitTypes, type PermitType } from '@/lib/domain/work/jsa-templates/contract'
import { readToday } from '@/lib/domain/site/settings/queries'
import { permitStatuses, type PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { addDays } from '@/lib/platform/dates/day'
import { statement } from '@/lib/platform/db/statement'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { reports } from './contract'
import { percentOf } from './rules'

type Rows<Name extends Exclude<keyof typeof reports, 'exportXlsx'>> = OutputOf<
  (typeof reports)[Name]
>

/** The contractors that are asked for and open to the caller; null for all. An empty list finds nothing. */
function contractorsOf({ actor }: Pick<Context, 'actor'>, wanted?: string): string[] | null {
  if (!isContractorOnly(actor)) return wanted ? [wanted] : null
  const isOwn = actor.employerId && (!wanted || wanted === actor.employerId)
  return isOwn ? [actor.employerId!] : []
}

const CONTRACTOR = `employer."id", employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn"`

/** The status Expired is set by a job: until it has run, the day decides. */
const readCompliance = statement<Omit<Rows<'trainingCompliance'>[number], 'compliance'>>(`
  SELECT ${CONTRACTOR}, count(*)::int AS "people",
    count(*) FILTER (WHERE person."trainingStatus" = 'Passed' AND NOT lapsed)::int AS "passed",
    count(*) FILTER (WHERE person."trainingStatus" = 'Expired'
      OR person."trainingStatus" = 'Passed' AND lapsed)::int AS "expired",
    count(*) FILTER (WHERE person."trainingStatus" = 'Failed')::int AS "failed",
    count(*) FILTER (WHERE person."trainingStatus" = 'NotTrained')::int AS "notTrained"
  FROM "employers" employer
  JOIN "persons" person ON person."employerId" = employer."id" AND person."removedAt" IS NULL
  CROSS JOIN LATERAL (SELECT coalesce(person."trainingValidUntil" < $1::date, false) AS lapsed) AS validity
  WHERE employer."kind" = 'Contractor' AND ($2::uuid[] IS NULL OR employer."id" = ANY ($2::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`)

export async function trainingCompliance(
  context: Context,
  { contractorId }: CheckedInputOf<typeof reports.trainingCompliance>,
): Promise<Rows<'trainingCompliance'>> {
  const rows = await readCompliance(await readToday(context), contractorsOf(context, contractorId))
  return rows.map((row) => ({ ...row, compliance: percentOf(row.passed, row.people) }))
}

const readExpiring = statement<Rows<'expiringTraining'>[number]>(`
  SELECT person."id", person."firstNameTh" || ' ' || person."lastNameTh" AS "personTh",
    nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '') AS "personEn",
    employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn",
    person."trainingValidUntil"::text AS "validUntil",
    person."trainingValidUntil" - $1::date AS "daysLeft"
  FROM "persons" person
  LEFT JOIN "employers" employer ON employer."id" = person."employerId"
  WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
    AND person."trainingValidUntil" BETWEEN $1::date AND $2::date
    AND ($3::uuid[] IS NULL OR person."employerId" = ANY ($3::uuid[]))
  ORDER BY person."trainingValidUntil", "personTh", person."id"`)

export async function expiringTraining(
  context: Context,
  { contractorId, withinDays }: CheckedInputOf<typeof reports.expiringTraining>,
): Promise<Rows<'expiringTraining'>> {
  const today = await readToday(context)
  return readExpiring(today, addDays(today, withinDays), contractorsOf(context, contractorId))
}

/** By the company that the person belonged to when they were enrolled. */
const readNoShows = statement<Omit<Rows<'noShowRate'>[number], 'rate'>>(`
  SELECT ${CONTRACTOR}, count(*)::int AS "expected",
    count(*) FILTER (WHERE attendance."status" <> 'NoShow')::int AS "attended",
    count(*) FILTER (WHERE attendance."status" = 'NoShow')::int AS "noShows"
  FROM "attendances" attendance
  JOIN "training_sessions" session ON session."id" = attendance."sessionId"
  JOIN "employers" employer ON employer."id" = attendance."contractorId"
  WHERE attendance."status" IN ('Attended', 'Passed', 'Failed', 'NoShow')
    AND ($1::date IS NULL OR session."date" >= $1::date)
    AND ($2::date IS NULL OR session."date" <= $2::date)
    AND ($3::uuid[] IS NULL OR employer."id" = ANY ($3::uuid[]))
  GROUP BY employer."id"
  ORDER BY employer."nameTh", employer."id"`)

export async function noShowRate(
  context: Context,
  { contractorId, fromDate, toDate }: CheckedInputOf<typeof reports.noShowRate>,
): Promise<Rows<'noShowRate'>> {
  const contractors = contractorsOf(context, contractorId)
  const rows = await readNoShows(fromDate ?? null, toDate ?? null, contractors)
  return rows.map((row) => ({ ...row, rate: percentOf(row.noShows, row.expected) }))
}

const readPermits = statement<{ type: PermitType; status: PermitStatus; count: number }>(`
  SELECT "typeCode" AS "type", "status", count(*)::int AS "count"
  FROM "work_permits"
  WHERE ($1::date IS NULL OR "workDate" >= $1::date)
    AND ($2::date IS NULL OR "workDate" <= $2::date)
    AND ($3::uuid[] IS NULL OR "contractorId" = ANY ($3::uuid[]))
  GROUP BY "typeCode", "status"`)

/** A row for every type, so that reports of different months can be laid side by side. */
export async function permitsByType(
  context: Context,
  { contractorId, fromDate, toDate }: CheckedInputOf<typeof reports.permitsByType>,
): Promise<Rows<'permitsByType'>> {
  const contractors = contractorsOf(context, contractorId)
  const counted = await readPermits(fromDate ?? null, toDate ?? null, contractors)
  return permitTypes.map((type) => {
    const own = counted.filter((row) => row.type === type)
    const countOf = (status: PermitStatus) => own.find((row) => row.status === status)?.count ?? 0
    const counts = Object.fromEntries(permitStatuses.map((status) => [status, countOf(status)]))
    const total = own.reduce((sum, { count }) => sum + count, 0)
    return { id: type, type, ...(counts as Record<PermitStatus, number>), total }
  })
}
