'use client'
import { VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import type { EventProps } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarEvent } from './calendar-event'
import classes from './calendar.module.css'
import { useEventLabel } from './use-event-label'

export type GridEvent = { start: Date; end: Date; event: CalendarEvent }

/** In the month view each event is a button, as react-big-calendar's own boxes cannot be focused. */
export const MonthEvent: ComponentType<EventProps<GridEvent>> = ({ event: { event } }) => {
  const labelOf = useEventLabel()
  return (
    <button type="button" className={classes.chip} aria-label={labelOf(event)} draggable={false}>
      <Chip event={event} withTime />
    </button>
  )
}

/** In the week and day views react-big-calendar's own box is the button. */
export const TimeEvent: ComponentType<EventProps<GridEvent>> = ({ event: { event } }) => {
  const dates = useDateStyle()
  return (
    <span className={classes.chip} data-tall>
      <Chip event={event} />
      <span className={classes.chipDetail}>{event.detail}</span>
      <VisuallyHidden>
        {event.title}, {formatLongDay(dates, event.day)}, {event.mark.label}, {event.detail}
      </VisuallyHidden>
    </span>
  )
}

function Chip({ event, withTime = false }: { event: CalendarEvent; withTime?: boolean }) {
  const { mark, startTime, title } = event
  const Icon = mark.icon
  return (
    <>
      <Icon size={14} aria-hidden className={classes.chipIcon} />
      {withTime && <span className={classes.chipTime}>{startTime}</span>}{' '}
      <span className={classes.chipTitle}>{title}</span>
      {!withTime && <span className={classes.chipStatus}>{mark.label}</span>}
    </>
  )
}
