import type { Recurrence } from '@/lib/domain/training/training-plans/rules'
import { addDays, addMonths, type Day } from '@/lib/platform/dates/day'

const MONTHS = 3

/**
 * The suggested range of days for generating sessions, both inclusive. `week` is the first day of the one for which
 * they are missing.
 */
export function suggestedRange(
  plan: Recurrence,
  today: Day,
  week?: Day,
): { fromDate: Day; toDate: Day } {
  if (plan.recurrenceType === 'None') return { fromDate: plan.startDate, toDate: plan.startDate }
  if (week) return { fromDate: week > today ? week : today, toDate: addDays(week, 6) }
  const fromDate = plan.startDate > today ? plan.startDate : today
  const ahead = addMonths(fromDate, MONTHS)
  const last = plan.endDate && plan.endDate < ahead ? plan.endDate : ahead
  return { fromDate, toDate: last > fromDate ? last : fromDate }
}
