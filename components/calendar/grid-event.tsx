'use client'
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import type { EventProps } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarEvent } from './calendar-event'
import classes from './grid-event.module.css'
import { toLocal } from './local-time'
import type { MonthBox } from './month-boxes'
import { useEventLabel } from './use-event-label'

type Box = MonthBox<CalendarEvent>
/** What react-big-calendar is given for each box. */
export type GridEvent = { id: string; start: Date; end: Date; box: Box }

export const toGridEvent = (box: Box): GridEvent =>
  'event' in box
    ? {
        id: box.event.id,
        start: toLocal(box.event.day, box.event.startTime),
        end: toLocal(box.event.day, box.event.endTime),
        box,
      }
    : // The last one of its day.
      { id: box.day, start: toLocal(box.day, '23:59'), end: toLocal(box.day, '23:59'), box }

/** In the month view each box is a button, as react-big-calendar's own ones cannot be focused. */
export const MonthEvent: ComponentType<EventProps<GridEvent>> = ({ event: { box } }) =>
  'event' in box ? <MonthChip event={box.event} /> : <MoreButton {...box} />

function MonthChip({ event }: { event: CalendarEvent }) {
  const labelOf = useEventLabel()
  const { mark, startTime, brief, title } = event
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={labelOf(event)}
      draggable={false}
      data-event-id={event.id}
      data-cancelled={mark.isCancelled || undefined}
    >
      <mark.icon size={14} aria-hidden className={classes.icon} />
      <span className={classes.time}>{startTime}</span>{' '}
      <span className={classes.brief}>{brief}</span> <span className={classes.title}>{title}</span>
    </button>
  )
}

function MoreButton({ day, more }: Exclude<Box, { event: CalendarEvent }>) {
  const t = useTranslations('calendar')
  const dates = useDateStyle()
  const text = t('more', { count: more })
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={`${text}, ${formatLongDay(dates, day)}`}
      draggable={false}
    >
      {text}
    </button>
  )
}

/** In the week and day views react-big-calendar's own box is the button. */
export const TimeEvent: ComponentType<EventProps<GridEvent>> = ({ event: { box } }) => {
  const dates = useDateStyle()
  if (!('event' in box)) return null
  const { id, mark, title, brief, place, detail, day } = box.event
  return (
    <span
      className={classes.tall}
      data-event-id={id}
      data-cancelled={mark.isCancelled || undefined}
    >
      <span className={classes.tallTitle}>{title}</span>
      <span className={classes.tallStatus}>
        <mark.icon size={14} aria-hidden className={classes.icon} />
        <span className={classes.tallBrief} aria-hidden>
          {brief}
        </span>
        {mark.label}
      </span>
      <span className={classes.tallPlace} aria-hidden>
        {place}
      </span>
      <VisuallyHidden>
        {detail}, {formatLongDay(dates, day)}
      </VisuallyHidden>
    </span>
  )
}
