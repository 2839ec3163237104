'use client'
import { useDateStyle } from '@/components/ui/date-style'
import { Dialog } from '@/components/ui/dialog'
import type { Day } from '@/lib/platform/dates/day'
import { formatLongDay } from '@/lib/platform/dates/format'
import { EventList } from './agenda'
import type { CalendarEvent } from './calendar-event'

type Props = {
  day: Day
  events: CalendarEvent[]
  onOpen: (event: CalendarEvent) => void
  isOpen: boolean
  close: () => void
}

/** All events of a day that has more than its box in the month view can show. */
export const MoreEvents = ({ day, events, onOpen, isOpen, close }: Props) => (
  <Dialog size="lg" title={formatLongDay(useDateStyle(), day)} isOpen={isOpen} onClose={close}>
    <EventList events={events} onOpen={onOpen} />
  </Dialog>
)
