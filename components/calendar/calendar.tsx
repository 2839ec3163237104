'use client'
import { Paper, Skeleton } from '@mantine/core'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import dynamic from 'next/dynamic'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { Agenda } from './agenda'
import { CalendarLegend } from './calendar-legend'
import type { CalendarProps } from './calendar-props'
import { CalendarToolbar } from './calendar-toolbar'
import classes from './calendar.module.css'
import { Holidays } from './holidays'
import { useMoveKey } from './use-move-key'

const loading = () => <Skeleton height="36rem" radius="lg" />
const CalendarGrid = dynamic(
  () => fetchPart(() => import('./calendar-grid')).then((part) => part.CalendarGrid),
  {
    ssr: false,
    loading,
  },
)
const MonthDays = dynamic(
  () => fetchPart(() => import('./month-days')).then((part) => part.MonthDays),
  {
    ssr: false,
    loading,
  },
)

export function Calendar({ legend, note, isStale, ...props }: CalendarProps) {
  const isMounted = useMounted()
  const onKeyDown = useMoveKey(props)
  return (
    <Holidays value={props.holidays}>
      <section aria-label={props.label} aria-busy={isStale}>
        <CalendarToolbar {...props} />
        <Paper
          withBorder
          className={classes.sheet}
          data-stale={isStale || undefined}
          onKeyDown={onKeyDown}
        >
          {isMounted ? <View {...props} isStale={isStale} /> : loading()}
        </Paper>
        <CalendarLegend
          marks={legend}
          note={note}
          hasHolidays={props.holidays.size > 0}
          canMove={props.onMove !== undefined}
        />
      </section>
    </Holidays>
  )
}

/** On a phone days do not stand beside each other, except in a month, which leads to the list of one day. */
function View({ view, ...props }: Omit<CalendarProps, 'legend'>) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, {
    getInitialValueInEffect: false,
  })
  if (view === 'agenda' || (isPhone && view !== 'month')) return <Agenda {...props} view={view} />
  return isPhone ? <MonthDays {...props} /> : <CalendarGrid {...props} view={view} />
}
