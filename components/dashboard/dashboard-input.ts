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
 * What the address asks for; without a day or month of its own, today and this month as the server has them. The
 * week ends with the day that was chosen; otherwise today stands in its middle.
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
