import type { Day } from '@/lib/platform/dates/day'
import { inOrder, type CalendarEvent } from './calendar-event'

/** In a day of the month view: an event, or how many more there are. */
export type MonthBox<Event> = { event: Event } | { day: Day; more: number }

/** A day has at most `most` boxes: all of its events, or the first ones and how many more there are. */
export function monthBoxes<Event extends Pick<CalendarEvent, 'day' | 'startTime' | 'endTime'>>(
  events: Event[],
  most: number,
): MonthBox<Event>[] {
  const days = new Set(events.map(({ day }) => day))
  return [...days].flatMap((day) => {
    const all = inOrder(events.filter((event) => event.day === day))
    if (all.length <= most) return all.map((event) => ({ event }))
    const shown = all.slice(0, most - 1)
    return [...shown.map((event) => ({ event })), { day, more: all.length - shown.length }]
  })
}
