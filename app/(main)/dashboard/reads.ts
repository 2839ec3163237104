import { alarmingInput, dashboardInput } from '@/components/dashboard/dashboard-input'
import type { Query } from '@/components/table/list-input'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { monthlySummary, wpDaily, wpWeekly } from '@/lib/domain/insight/dashboard/queries'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { alarmingStatuses } from '@/lib/domain/work/work-permits/workflow'
import type { Day } from '@/lib/platform/dates/day'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The figures of the day that the address names, and the permits that are stopped or overdue. */
export function dashboardReads(query: Query, today: Day) {
  const { daily, weekly, monthly } = dashboardInput(query, today)
  return [
    prefetch(dashboard.wpDaily, wpDaily, daily),
    prefetch(dashboard.wpWeekly, wpWeekly, weekly),
    prefetch(dashboard.monthlySummary, monthlySummary, monthly),
    ...alarmingStatuses.map((status) =>
      prefetch(workPermits.search, searchPermits, alarmingInput(status)),
    ),
  ]
}
