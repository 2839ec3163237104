import { permitGroups, statusesOf } from '@/lib/domain/work/work-permits/rules'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Day } from '@/lib/platform/dates/day'
import { statement } from '@/lib/platform/db/statement'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { AwaitingDecision, dashboard, DayOfGroups, MonthlySummary } from './contract'
import { boundsOf, daysBetween, latestMonths, monthOf, weekUpTo } from './rules'

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

const readGroups = statement<DayOfGroups>(`
  SELECT "workDate"::text AS "date", ${GROUPS}
  FROM "work_permits"
  WHERE "workDate" BETWEEN $1::date AND $2::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`)

/** Changes that were requested wait for the requester, not for a decision. */
const readAwaiting = statement<AwaitingDecision>(`
  SELECT count(*)::int AS "count", min("workDate")::text AS "earliestWorkDate"
  FROM "work_permits" WHERE "status" = 'Submitted'`)

const readPermits = statement<{ date: Day; wpCount: number; contractorCount: number }>(`
  SELECT "workDate"::text AS "date", count(*)::int AS "wpCount",
    count(DISTINCT "contractorId")::int AS "contractorCount"
  FROM "work_permits"
  WHERE "workDate" BETWEEN $1::date AND $2::date AND "status" IN (${COUNTED})
  GROUP BY "workDate"`)

/** Workers carry the day of their permit, so that those of a month are found by an index of their own. */
const readWorkers = statement<{ date: Day; workerCount: number }>(`
  SELECT "workDate"::text AS "date", count(*)::int AS "workerCount"
  FROM (
    SELECT DISTINCT permit."workDate", worker."personId"
    FROM "work_permits" permit
    JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
    WHERE permit."workDate" BETWEEN $1::date AND $2::date AND permit."status" IN (${COUNTED})
      AND worker."workDate" BETWEEN $1::date AND $2::date
  ) AS at_work
  GROUP BY "workDate"`)

export async function wpDaily(
  context: Context,
  { date }: CheckedInputOf<typeof dashboard.wpDaily>,
): Promise<OutputOf<typeof dashboard.wpDaily>> {
  const day = date ?? (await readToday(context))
  const [groups, [awaiting]] = await Promise.all([readGroups(day, day), readAwaiting()])
  return { ...groupsOn(groups)(day), awaitingDecision: awaiting! }
}

export async function wpWeekly(
  context: Context,
  { endDate }: CheckedInputOf<typeof dashboard.wpWeekly>,
): Promise<DayOfGroups[]> {
  const days = weekUpTo(endDate ?? (await readToday(context)))
  return days.map(groupsOn(await readGroups(days[0], days.at(-1))))
}

export async function monthlySummary(
  context: Context,
  input: CheckedInputOf<typeof dashboard.monthlySummary>,
): Promise<MonthlySummary> {
  const today = await readToday(context)
  const month = input.month ?? monthOf(today)
  const { from, to } = boundsOf(month)
  const [permits, workers] = await Promise.all([readPermits(from, to), readWorkers(from, to)])
  const none = { wpCount: 0, contractorCount: 0, workerCount: 0 }
  const days = daysBetween(from, to).map((date) => ({
    ...none,
    ...permits.find((row) => row.date === date),
    ...workers.find((row) => row.date === date),
    date,
  }))
  return { month, days, months: latestMonths(today) }
}

/** A day without permits has no row: it counts nothing. */
const groupsOn =
  (rows: DayOfGroups[]) =>
  (date: Day): DayOfGroups =>
    rows.find((row) => row.date === date) ?? { date, awaitingApproval: 0, open: 0, closed: 0 }
