import type { CalendarEvent } from './calendar-event'

type Times = Pick<CalendarEvent, 'startTime' | 'endTime'>

/** The largest number of events at one time. One that ends when another begins is not parallel to it. */
export function parallelEvents(events: Times[]): number {
  const running = events.map(
    ({ startTime }) =>
      events.filter((event) => event.startTime <= startTime && startTime < event.endTime).length,
  )
  return Math.max(0, ...running)
}
