import { textOf, type Query } from '@/components/table/list-input'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { addDays, type Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

type Inputs = {
  daily: InputOf<typeof dashboard.wpDaily>
  weekly: InputOf<typeof dashboard.wpWeekly>
  monthly: InputOf<typeof dashboard.monthlySummary>
}

/**
 * The inputs that the address names. Without a day or month the server takes today and this month. The week ends
 * with the chosen day; without one it has today in its middle.
 */
export function dashboardInput(query: Query, today: Day): Inputs {
  const date = textOf(query, 'date')
  const month = textOf(query, 'month')
  const isDay = date && dashboard.wpDaily.input.safeParse({ date }).success
  const isMonth = month && dashboard.monthlySummary.input.safeParse({ month }).success
  return {
    daily: isDay ? { date } : {},
    weekly: { endDate: isDay ? date : addDays(today, 3) },
    monthly: isMonth ? { month } : {},
  }
}
