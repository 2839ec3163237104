import { calendarViews, visibleDays, type CalendarView } from '@/components/calendar/visible-days'
import { listInput, textOf, type Query } from '@/components/table/list-input'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { isDay, type Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The view of the address, else the month. */
export const viewOf = (query: Query): CalendarView =>
  calendarViews.find((view) => view === textOf(query, 'view')) ?? 'month'

/** The day of the address, else today. */
export function dayOf(query: Query, today: Day): Day {
  const day = textOf(query, 'date')
  return day && isDay(day) ? day : today
}

/** Searches the sessions of the visible days only; the page prefetches with it, too. */
export function calendarInput(
  query: Query,
  view: CalendarView,
  day: Day,
  firstDayOfWeek: 0 | 1,
): InputOf<typeof trainingSessions.search> {
  const { keyword, status, scheduleId } = listInput(trainingSessions.search, query)
  const { from, to } = visibleDays(view, day, firstDayOfWeek)
  return { keyword, status, scheduleId, fromDate: from, toDate: to }
}
