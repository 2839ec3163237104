import { textOf, type Query } from '@/components/table/list-input'
import type { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { monthOf } from '@/lib/domain/insight/dashboard/rules'
import type { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { AlarmingStatus } from '@/lib/domain/work/work-permits/workflow'
import { addDays, isAcceptedDay, type Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

type Inputs = {
  daily: InputOf<typeof dashboard.wpDaily>
  weekly: InputOf<typeof dashboard.wpWeekly>
  monthly: InputOf<typeof dashboard.monthlySummary>
}

/**
 * The inputs for the one day that the address names; without it the server takes today. The week ends with the
 * chosen day; without one it has today in its middle. The month is that of the day.
 */
export function dashboardInput(query: Query, today: Day): Inputs {
  const date = textOf(query, 'date')
  const isDay = date && isAcceptedDay(date)
  return {
    daily: isDay ? { date } : {},
    weekly: { endDate: isDay ? date : addDays(today, 3) },
    monthly: isDay ? { month: monthOf(date) } : {},
  }
}

/** Only their number is needed. */
export const alarmingInput = (status: AlarmingStatus): InputOf<typeof workPermits.search> => ({
  status,
  page: 1,
  pageSize: 1,
})
