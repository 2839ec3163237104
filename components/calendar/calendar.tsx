'use client'
import { Paper, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import { Agenda } from './agenda'
import { CalendarLegend } from './calendar-legend'
import type { CalendarProps } from './calendar-props'
import { CalendarToolbar } from './calendar-toolbar'
import classes from './calendar.module.css'

const CalendarGrid = dynamic(() => import('./calendar-grid').then((part) => part.CalendarGrid), {
  ssr: false,
  loading: () => <Skeleton height="36rem" radius="lg" />,
})

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
