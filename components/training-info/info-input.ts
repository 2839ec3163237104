import { visibleDays, type CalendarView } from '@/components/calendar/visible-days'
import { listInput, textOf, type Query } from '@/components/table/list-input'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import type { Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

/** What the address says where the first day was cleared: the past, too. */
export const ANY_DAY = 'any'

/**
 * What the list asks for. Those who look for a seat look ahead: where the address names no first day it is today,
 * unless it was cleared or a last day has passed. The calendar shows the days it is on, whatever day it is.
 * Page, list, calendar and exports all ask by it.
 */
export function infoInput(query: Query, today: Day): InputOf<typeof trainingInfo.searchSessions> {
  const input = listInput(trainingInfo.searchSessions, query)
  const looksBack = textOf(query, 'fromDate') === ANY_DAY || isCalendar(query)
  const isPast = Boolean(input.toDate && input.toDate < today)
  return input.fromDate || looksBack || isPast ? input : { ...input, fromDate: today }
}

export const isCalendar = (query: Query): boolean => textOf(query, 'shown') === 'calendar'

/** All that the list shows, without its pages. */
export function exportInput(query: Query, today: Day): InputOf<typeof trainingInfo.exportXlsx> {
  const { page: _, pageSize: __, ...filters } = infoInput(query, today)
  return filters
}

type View = { view: CalendarView; day: Day; firstDayOfWeek: 0 | 1 }

/** All that the list shows of the days that the calendar has in view. */
export function visibleInput(
  query: Query,
  today: Day,
  { view, day, firstDayOfWeek }: View,
): InputOf<typeof trainingInfo.searchSessions> {
  const { fromDate, toDate, sort: _, ...filters } = exportInput(query, today)
  const { from, to } = visibleDays(view, day, firstDayOfWeek)
  return {
    ...filters,
    fromDate: fromDate && fromDate > from ? fromDate : from,
    toDate: toDate && toDate < to ? toDate : to,
  }
}
