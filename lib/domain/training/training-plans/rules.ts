/**
 * ตารางอบรม: สร้างรอบอบรมตามการเกิดซ้ำ ข้ามวันหยุด / The days on which a plan has sessions.
 * Source: docs/interface.md#training-plans.
 */
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import type { Clock } from '@/lib/platform/dates/clock'
import { addDays, addMonths, everyDay, weekdayOf, type Day } from '@/lib/platform/dates/day'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { DEFAULT_CAPACITY, halfDays, type HalfDay, type RecurrenceType } from './contract'

export type Recurrence = {
  recurrenceType: RecurrenceType
  /** 0 = Sunday … 6 = Saturday; for Weekly */
  weekdays: readonly number[]
  startDate: Day
  /** Inclusive */
  endDate: Day | null
}

/**
 * The days of a plan from one day to another, both inclusive. None is exactly the start date, whatever is
 * asked for. Monthly keeps the day of the month of the start; the 31st falls on a shorter month's last day.
 */
export function daysOf(plan: Recurrence, fromDate: Day, toDate: Day): Day[] {
  if (plan.recurrenceType === 'None') return [plan.startDate]
  const from = fromDate > plan.startDate ? fromDate : plan.startDate
  const to = plan.endDate && plan.endDate < toDate ? plan.endDate : toDate
  if (plan.recurrenceType === 'Monthly') return monthlyDays(plan.startDate, from, to)
  const isTrainingDay = (day: Day) =>
    plan.recurrenceType === 'Daily' || plan.weekdays.includes(weekdayOf(day))
  return everyDay(from, to).filter(isTrainingDay)
}

/** The first days of a plan from one day on, at most `count` and within a year. */
export function firstDays(plan: Recurrence, from: Day, count: number): Day[] {
  const start = from > plan.startDate ? from : plan.startDate
  return daysOf(plan, start, addMonths(start, 12)).slice(0, count)
}

function monthlyDays(start: Day, from: Day, to: Day): Day[] {
  const days: Day[] = []
  // Each is counted from the start: a day shortened in February must not shorten the later ones.
  for (let month = 0, day = start; day <= to; day = addMonths(start, ++month))
    if (day >= from) days.push(day)
  return days
}

export const defaultTimes: Record<HalfDay, { startTime: string; endTime: string }> = {
  Morning: { startTime: '09:00', endTime: '12:00' },
  Afternoon: { startTime: '13:00', endTime: '16:00' },
}

type HalfOfDay = { date: Day; period: HalfDay }

/** By the default times. */
export const hasHalfBegun = ({ date, period }: HalfOfDay, clock: Clock): boolean =>
  hasBegun({ date, startTime: defaultTimes[period].startTime }, clock)

/** The first of these half-days from a day on that has not begun. */
export function nextHalfDay(
  from: Day,
  clock: Clock,
  periods: readonly HalfDay[] = halfDays,
): HalfOfDay {
  const day = from < clock.today ? clock.today : from
  const halves = [day, addDays(day, 1)].flatMap((date) =>
    periods.map((period) => ({ date, period })),
  )
  return halves.find((half) => !hasHalfBegun(half, clock)) ?? { date: day, period: 'Morning' }
}

type Capacities = { morningCapacity: number; afternoonCapacity: number }

export const planDefaults: Pick<Recurrence, 'endDate'> & Capacities & { weekdays: number[] } = {
  weekdays: [],
  endDate: null,
  morningCapacity: DEFAULT_CAPACITY,
  afternoonCapacity: 0,
}

type Fault = { code: ProblemCode; field: string }

/** The first fault of a plan, as what was sent may not fit what is stored. */
export function faultOf(plan: Recurrence & Capacities): Fault | null {
  const { recurrenceType, weekdays, startDate, endDate } = plan
  if (endDate && endDate < startDate) return { code: 'end-before-start', field: 'endDate' }
  if (recurrenceType === 'Weekly' && weekdays.length === 0)
    return { code: 'weekday-needed', field: 'weekdays' }
  if (usedHalves(plan).length === 0) return { code: 'no-seats', field: 'morningCapacity' }
  return null
}

/** The halves of a day that a plan uses, with their seats: a capacity of 0 means no session. */
export const usedHalves = ({ morningCapacity, afternoonCapacity }: Capacities) =>
  [
    { period: 'Morning' as const, capacity: morningCapacity },
    { period: 'Afternoon' as const, capacity: afternoonCapacity },
  ].filter(({ capacity }) => capacity > 0)
