import * as z from 'zod'
import { permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, identifier, joined, literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { permitGroups, statusesOf } from '../rules'
import { permitStatuses, permitWorkflow } from '../workflow'

// Literals, not parameters: they come from our own tables, and one plan serves every call.
const COUNTED = literals(Object.values(statusesOf).flat())
const AWAITING = literals(permitWorkflow.of('approve').from)
const GROUPS = joined(
  permitGroups.map(
    (group) => fragment`
      count(*) FILTER (WHERE "status" IN (${literals(statusesOf[group])}))::int
        AS ${identifier(group)}`,
  ),
)

const dayOfGroups = z.object({
  date: z.string(),
  awaitingApproval: z.int(),
  open: z.int(),
  closed: z.int(),
})

export const readGroups = (sql: Sql, from: Day, to: Day) =>
  sql`
  SELECT "workDate"::text AS "date", ${GROUPS}
  FROM "work_permits"
  WHERE "workDate" BETWEEN ${from}::date AND ${to}::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`.rows(dayOfGroups)

const dayWithPermits = z.object({ date: z.string() })

/** The other day with permits that lies nearest, the later of two; null where there is none. */
export async function readNearestDay(sql: Sql, day: Day): Promise<Day | null> {
  const found = await sql`
  SELECT "workDate"::text AS "date"
  FROM (
    (SELECT "workDate" FROM "work_permits"
      WHERE "workDate" > ${day}::date AND "status" IN (${COUNTED})
      ORDER BY "workDate" LIMIT 1)
    UNION ALL
    (SELECT "workDate" FROM "work_permits"
      WHERE "workDate" < ${day}::date AND "status" IN (${COUNTED})
      ORDER BY "workDate" DESC LIMIT 1)
  ) AS near
  ORDER BY abs("workDate" - ${day}::date), "workDate" DESC LIMIT 1`.rows(dayWithPermits)
  return found[0]?.date ?? null
}

const awaiting = z.object({ count: z.int(), earliestWorkDate: z.string().nullable() })

/** Without ChangesRequested, which waits for the requester and not for a decision. */
export const readAwaiting = (sql: Sql) =>
  sql`
  SELECT count(*)::int AS "count", min("workDate")::text AS "earliestWorkDate"
  FROM "work_permits" WHERE "status" IN (${AWAITING})`.one(awaiting)

const dayOfPermits = z.object({ date: z.string(), wpCount: z.int(), contractorCount: z.int() })

export const readPermits = (sql: Sql, from: Day, to: Day) =>
  sql`
  SELECT "workDate"::text AS "date", count(*)::int AS "wpCount",
    count(DISTINCT "contractorId")::int AS "contractorCount"
  FROM "work_permits"
  WHERE "workDate" BETWEEN ${from}::date AND ${to}::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`.rows(dayOfPermits)

const dayOfWorkers = z.object({ date: z.string(), workerCount: z.int() })

/** The worker rows repeat the day of their permit, so that an index of theirs finds those of a month. */
export const readWorkers = (sql: Sql, from: Day, to: Day) =>
  sql`
  SELECT "workDate"::text AS "date", count(*)::int AS "workerCount"
  FROM (
    SELECT DISTINCT permit."workDate", worker."personId"
    FROM "work_permits" permit
    JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
    WHERE permit."workDate" BETWEEN ${from}::date AND ${to}::date AND permit."status" IN (${COUNTED})
      AND worker."workDate" BETWEEN ${from}::date AND ${to}::date
  ) AS at_work
  GROUP BY "workDate"`.rows(dayOfWorkers)

const countOfType = z.object({
  type: z.enum(permitTypes),
  status: z.enum(permitStatuses),
  count: z.int(),
})

type Between = { from?: Day | null; to?: Day | null; contractors: string[] | null }

/** How many permits of each type are in each status. */
export const readByType = (sql: Sql, { from = null, to = null, contractors }: Between) =>
  sql`
  SELECT "typeCode" AS "type", "status", count(*)::int AS "count"
  FROM "work_permits"
  WHERE (${from}::date IS NULL OR "workDate" >= ${from}::date)
    AND (${to}::date IS NULL OR "workDate" <= ${to}::date)
    AND (${contractors}::uuid[] IS NULL OR "contractorId" = ANY (${contractors}::uuid[]))
  GROUP BY "typeCode", "status"`.rows(countOfType)
