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
  /** The second line of the event. */
  detail: string
  day: Day
  /** HH:MM at the site */
  startTime: string
  endTime: string
  mark: CalendarMark
  /** The event may be dragged to another day. */
  isMovable: boolean
}
