import { visibleDays, type CalendarView } from '@/components/calendar/visible-days'
import { listInput, textOf, type Query } from '@/components/table/list-input'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import type { Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The value of `fromDate` in the address once the reader has cleared it: past sessions are listed, too. */
export const ANY_DAY = 'any'

/**
 * The search input. Readers look for a seat, so that the first day is today, unless the address names one, clears
 * it, or has a last day in the past. The calendar shows past days as well. Page, list, calendar and exports use it.
 */
export function infoInput(query: Query, today: Day): InputOf<typeof trainingInfo.searchSessions> {
  const input = listInput(trainingInfo.searchSessions, query)
  const looksBack = textOf(query, 'fromDate') === ANY_DAY || isCalendar(query)
  const isPast = Boolean(input.toDate && input.toDate < today)
  return input.fromDate || looksBack || isPast ? input : { ...input, fromDate: today }
}

export const isCalendar = (query: Query): boolean => textOf(query, 'shown') === 'calendar'

/** The filters of the list without paging. */
export function exportInput(query: Query, today: Day): InputOf<typeof trainingInfo.exportXlsx> {
  const { page: _, pageSize: __, ...filters } = infoInput(query, today)
  return filters
}

type View = { view: CalendarView; day: Day; firstDayOfWeek: 0 | 1 }

/** The filters of the list, narrowed to the days in view. */
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
