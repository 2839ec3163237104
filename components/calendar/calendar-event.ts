import type { TablerIcon } from '@tabler/icons-react'
import type { Tone } from '@/components/ui/status-badge'
import type { Day } from '@/lib/platform/dates/day'

/** What a status looks like: colour and shape, and words in the legend. */
export type CalendarMark = {
  tone: Tone
  icon: TablerIcon
  label: string
  /** Struck through: it does not take place. */
  isOff?: boolean
}

export type CalendarEvent = {
  id: string
  title: string
  /** What else there is to know at a glance. */
  detail: string
  day: Day
  /** HH:MM at the site */
  startTime: string
  endTime: string
  mark: CalendarMark
  /** It may be taken to another day. */
  isMovable: boolean
}
