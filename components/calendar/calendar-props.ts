import type { Day } from '@/lib/platform/dates/day'
import type { CalendarEvent, CalendarMark } from './calendar-event'
import type { HolidayNames } from './holidays'
import type { CalendarView } from './visible-days'

export type CalendarProps = {
  /** Accessible name of the calendar. */
  label: string
  events: CalendarEvent[]
  holidays: HolidayNames
  view: CalendarView
  /** The view shows the days around this one. */
  day: Day
  today: Day
  onView: (view: CalendarView, day?: Day) => void
  onDay: (day: Day) => void
  onOpen: (event: CalendarEvent) => void
  /** Asks to move an event, to the day that it was dragged to; without it nothing can be moved. */
  onMove?: (event: CalendarEvent, day?: Day) => void
  /** A day was selected to add an event on it. */
  onPick?: (day: Day) => void
  legend: CalendarMark[]
  /** Below the legend: what the brief of an event means. */
  note?: string
  /** The events answer the previous query and are shown until the new ones arrive. */
  isStale?: boolean
}
