import type { Day } from '@/lib/platform/dates/day'
import type { CalendarEvent } from './calendar-event'
import { toLocal } from './local-time'
import { parallelEvents } from './parallel-events'

/** In rem: the width in which an event of a week can be read, what is left free beside events, and an empty day. */
const [EVENT_WIDTH, FREE_WIDTH, EMPTY_WIDTH] = [5.75, 0.75, 4.75]

/** A day of the week is as wide as its parallel events need. */
export function columnOf(events: CalendarEvent[], day: Day) {
  const count = parallelEvents(events.filter((event) => event.day === day))
  return {
    flexGrow: Math.max(count, 1),
    minWidth: `${count > 0 ? count * EVENT_WIDTH + FREE_WIDTH : EMPTY_WIDTH}rem`,
  }
}

/** 07:00 to 18:00, extended to the earliest start and the latest end. */
export function hoursOf(events: CalendarEvent[]) {
  const begins = events
    .map(({ startTime }) => startTime)
    .concat('07:00')
    .toSorted()
  const ends = events
    .map(({ endTime }) => endTime)
    .concat('18:00')
    .toSorted()
  const day = '2000-01-01'
  return { min: toLocal(day, `${begins[0]!.slice(0, 2)}:00`), max: toLocal(day, ends.at(-1)) }
}
