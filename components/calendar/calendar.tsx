'use client'
import { Paper, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import type { Day } from '@/lib/platform/dates/day'
import { Agenda } from './agenda'
import type { CalendarEvent, CalendarMark } from './calendar-event'
import { CalendarLegend } from './calendar-legend'
import { CalendarToolbar } from './calendar-toolbar'
import classes from './calendar.module.css'
import type { CalendarView } from './visible-days'

const CalendarGrid = dynamic(() => import('./calendar-grid').then((part) => part.CalendarGrid), {
  ssr: false,
  loading: () => <Skeleton height="36rem" radius="lg" />,
})

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

/** Events by month, week, day or as a list of days. Knows no noun: events are data. */
export function Calendar({ legend, isStale, view, ...props }: CalendarProps) {
  return (
    <section aria-label={props.label} aria-busy={isStale}>
      <CalendarToolbar {...props} view={view} />
      <Paper withBorder className={classes.sheet} data-stale={isStale || undefined}>
        {view === 'agenda' ? <Agenda {...props} /> : <CalendarGrid {...props} view={view} />}
      </Paper>
      <CalendarLegend marks={legend} />
    </section>
  )
}
