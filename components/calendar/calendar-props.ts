import type { Day } from '@/lib/platform/dates/day'
import type { CalendarEvent, CalendarMark } from './calendar-event'
import type { CalendarView } from './visible-days'

export type CalendarProps = {
  /** What is shown, for those who do not see it. */
  label: string
  events: CalendarEvent[]
  view: CalendarView
  /** The view shows the days around this one. */
  day: Day
  today: Day
  onView: (view: CalendarView, day?: Day) => void
  onDay: (day: Day) => void
  onOpen: (event: CalendarEvent) => void
  /** Takes an event to another day; left out, nothing can be dragged. */
  onMove?: (event: CalendarEvent, day: Day) => void
  /** A day was chosen to put something on it. */
  onPick?: (day: Day) => void
  legend: CalendarMark[]
  /** Older events are shown until the new ones are there. */
  isStale?: boolean
}
