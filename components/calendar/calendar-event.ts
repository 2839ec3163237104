import type { TablerIcon } from '@tabler/icons-react'
import type { Tone } from '@/components/ui/status-badge'
import type { Day } from '@/lib/platform/dates/day'

/** The look of a status, and its label in the legend. */
export type CalendarMark = {
  tone: Tone
  icon: TablerIcon
  label: string
  /** Struck through: the event does not take place. */
  isCancelled?: boolean
}

export type CalendarEvent = {
  id: string
  title: string
  /** A few characters beside the time, where there is no room for more. */
  brief: string
  place: string
  /** Place and figures in words. */
  detail: string
  day: Day
  /** HH:MM at the site */
  startTime: string
  endTime: string
  mark: CalendarMark
  /** The event may be moved to another day. */
  isMovable: boolean
}

/** Events of one day in the order of their times. */
export const inOrder = <T extends Pick<CalendarEvent, 'startTime' | 'endTime'>>(events: T[]): T[] =>
  events.toSorted(
    (one, other) =>
      one.startTime.localeCompare(other.startTime) || one.endTime.localeCompare(other.endTime),
  )
