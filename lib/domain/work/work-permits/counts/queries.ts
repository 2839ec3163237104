import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import type { Day } from '@/lib/platform/dates/day'
import { statement } from '@/lib/platform/db/statement'
import { permitGroups, statusesOf, type PermitGroup } from '../rules'
import type { PermitStatus } from '../workflow'

type DayOfGroups = { date: Day } & Record<PermitGroup, number>
type Awaiting = { count: number; earliestWorkDate: Day | null }

/** The groups stand in the queries themselves: they are ours, and the same in every call. */
const listOf = (statuses: readonly string[]) =>
  statuses.map((status) => `'${status}'::"WorkPermitStatus"`).join(', ')
const COUNTED = listOf(Object.values(statusesOf).flat())
const GROUPS = permitGroups
  .map(
    (group) =>
      `count(*) FILTER (WHERE "status" IN (${listOf(statusesOf[group])}))::int AS "${group}"`,
  )
  .join(', ')

export const readGroups = statement<DayOfGroups>(`
  SELECT "workDate"::text AS "date", ${GROUPS}
  FROM "work_permits"
  WHERE "workDate" BETWEEN $1::date AND $2::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`)

/** Changes that were requested wait for the requester, not for a decision. */
export const readAwaiting = statement<Awaiting>(`
  SELECT count(*)::int AS "count", min("workDate")::text AS "earliestWorkDate"
  FROM "work_permits" WHERE "status" = 'Submitted'`)

export const readPermits = statement<{ date: Day; wpCount: number; contractorCount: number }>(`
  SELECT "workDate"::text AS "date", count(*)::int AS "wpCount",
    count(DISTINCT "contractorId")::int AS "contractorCount"
  FROM "work_permits"
  WHERE "workDate" BETWEEN $1::date AND $2::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`)

/** Workers carry the day of their permit, so that those of a month are found by an index of their own. */
export const readWorkers = statement<{ date: Day; workerCount: number }>(`
  SELECT "workDate"::text AS "date", count(*)::int AS "workerCount"
  FROM (
    SELECT DISTINCT permit."workDate", worker."personId"
    FROM "work_permits" permit
    JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
    WHERE permit."workDate" BETWEEN $1::date AND $2::date AND permit."status" IN (${COUNTED})
      AND worker."workDate" BETWEEN $1::date AND $2::date
  ) AS at_work
  GROUP BY "workDate"`)

/** How many permits of which type stand where. */
export const readByType = statement<{ type: PermitType; status: PermitStatus; count: number }>(`
  SELECT "typeCode" AS "type", "status", count(*)::int AS "count"
  FROM "work_permits"
  WHERE ($1::date IS NULL OR "workDate" >= $1::date)
    AND ($2::date IS NULL OR "workDate" <= $2::date)
    AND ($3::uuid[] IS NULL OR "contractorId" = ANY ($3::uuid[]))
  GROUP BY "typeCode", "status"`)
