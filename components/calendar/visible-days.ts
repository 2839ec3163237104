import { addDays, addMonths, firstOfWeek, type Day } from '@/lib/platform/dates/day'

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Both days are inclusive. */
type VisibleDays = { from: Day; to: Day }

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The week that contains a day. `firstDayOfWeek`: 0 = Sunday, 1 = Monday. */
export function weekOf(day: Day, firstDayOfWeek: 0 | 1): VisibleDays {
  const from = firstOfWeek(day, firstDayOfWeek)
  return { from, to: addDays(from, 6) }
}

const AGENDA_DAYS = 30

/** The days that a view shows: a month in whole weeks, the agenda from its day on. */
export function visibleDays(view: CalendarView, day: Day, firstDayOfWeek: 0 | 1): VisibleDays {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return weekOf(day, firstDayOfWeek)
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) }
  return {
    from: weekOf(firstOfMonth(day), firstDayOfWeek).from,
    to: weekOf(lastOfMonth(day), firstDayOfWeek).to,
  }
}

/** The day that the previous (-1) or next (1) view shows. */
export function shiftDay(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view === 'day') return addDays(day, by)
  if (view === 'week') return addDays(day, 7 * by)
  return view === 'agenda' ? addDays(day, AGENDA_DAYS * by) : addMonths(day, by)
}
