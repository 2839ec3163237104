import {
  readAwaiting,
  readGroups,
  readNearestDay,
  readPermits,
  readWorkers,
} from '@/lib/domain/work/work-permits/counts/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import { everyDay, type Day } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { dashboard, DayOfGroups, MonthlySummary } from './contract'
import { boundsOf, latestMonths, monthOf, weekUpTo } from './rules'

export async function wpDaily(
  context: Context,
  { date }: CheckedInputOf<typeof dashboard.wpDaily>,
): Promise<OutputOf<typeof dashboard.wpDaily>> {
  const day = date ?? (await readToday(context))
  const [groups, awaitingDecision] = await Promise.all([
    readGroups(context.sql, day, day),
    readAwaiting(context.sql),
  ])
  const nearestDay = groups.length > 0 ? null : await readNearestDay(context.sql, day)
  return { ...groupsOn(groups)(day), awaitingDecision, nearestDay }
}

export async function wpWeekly(
  context: Context,
  { endDate }: CheckedInputOf<typeof dashboard.wpWeekly>,
): Promise<DayOfGroups[]> {
  const days = weekUpTo(endDate ?? (await readToday(context)))
  return days.map(groupsOn(await readGroups(context.sql, days[0]!, days.at(-1)!)))
}

export async function monthlySummary(
  context: Context,
  input: CheckedInputOf<typeof dashboard.monthlySummary>,
): Promise<MonthlySummary> {
  const today = await readToday(context)
  const month = input.month ?? monthOf(today)
  const { from, to } = boundsOf(month)
  const [permits, workers] = await Promise.all([
    readPermits(context.sql, from, to),
    readWorkers(context.sql, from, to),
  ])
  const none = { wpCount: 0, contractorCount: 0, workerCount: 0 }
  const days = everyDay(from, to).map((date) => ({
    ...none,
    ...permits.find((row) => row.date === date),
    ...workers.find((row) => row.date === date),
    date,
  }))
  return { month, days, months: latestMonths(today) }
}

/** Zeros for a day without permits, which has no row. */
const groupsOn =
  (rows: DayOfGroups[]) =>
  (date: Day): DayOfGroups =>
    rows.find((row) => row.date === date) ?? { date, awaitingApproval: 0, open: 0, closed: 0 }
