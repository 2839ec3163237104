'use client'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { useTranslations } from 'next-intl'
import { useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop'
import { useDrawer } from '@/components/form/use-drawer'
import { useDateStyle } from '@/components/ui/date-style'
import { dayIn, timeIn, type Day } from '@/lib/platform/dates/day'
import type { CalendarProps } from './calendar-props'
import classes from './calendar.module.css'
import { MonthEvent, TimeEvent, type GridEvent } from './grid-event'
import { DayHeader, WeekdayHeader } from './grid-header'
import { dayOf, toLocal } from './local-time'
import { MoreEvents } from './more-events'
import { useGridLanguage } from './use-grid-language'
import { useWithoutTableRoles } from './use-without-table-roles'
import type { CalendarView } from './visible-days'

type Props = Omit<CalendarProps, 'legend' | 'isStale' | 'view'> & {
  view: Exclude<CalendarView, 'agenda'>
}

const DraggableCalendar = withDragAndDrop<GridEvent>(Calendar)
const components = {
  event: TimeEvent,
  header: DayHeader,
  month: { event: MonthEvent, header: WeekdayHeader },
}
const views = { month: true, week: true, day: true }
/** In milliseconds: how long a touch lasts until it selects a day. */
const LONG_PRESS = 350

export function CalendarGrid({
  events,
  view,
  day,
  today,
  onView,
  onDay,
  onOpen,
  onMove,
  onPick,
}: Props) {
  const t = useTranslations('calendar')
  const box = useRef<HTMLDivElement>(null)
  const more = useDrawer<Day>()
  const { timeZone } = useDateStyle()
  const language = useGridLanguage()
  const shown = useMemo(() => events.map(toGridEvent), [events])
  useWithoutTableRoles(box)
  // A selection of several days, or of a past day, is ignored.
  const pick = (days: Day[]) => {
    const [first] = days
    if (first && first === days.at(-1) && first >= today) onPick?.(first)
  }
  return (
    <div ref={box} className={classes.grid} data-view={view}>
      <DraggableCalendar
        {...language}
        {...hoursOf(events)}
        events={shown}
        components={components}
        views={views}
        view={view}
        date={toLocal(day)}
        getNow={() => toLocal(dayIn(timeZone, new Date()), timeIn(timeZone, new Date()))}
        toolbar={false}
        onView={() => undefined}
        onNavigate={(date) => onDay(dayOf(date))}
        onDrillDown={(date) => onView('day', dayOf(date))}
        onSelectEvent={({ event }) => onOpen(event)}
        onKeyPressEvent={({ event }, key) => isPress(key) && view !== 'month' && onOpen(event)}
        eventPropGetter={({ event: { mark } }) => ({
          className: [classes.event, classes[mark.tone], mark.isCancelled && classes.cancelled]
            .filter(Boolean)
            .join(' '),
        })}
        dayPropGetter={(date) => (dayOf(date) < today ? { className: classes.past } : {})}
        tooltipAccessor={({ event }) => `${event.title} · ${event.mark.label} · ${event.detail}`}
        onShowMore={(_, date) => more.open(dayOf(date))}
        doShowMoreDrillDown={false}
        messages={{ showMore: (count) => t('more', { count }), allDay: '', event: '' }}
        selectable={onPick !== undefined}
        longPressThreshold={LONG_PRESS}
        onSelectSlot={({ slots }) => pick(slots.map((slot) => dayOf(new Date(slot))))}
        resizable={false}
        draggableAccessor={({ event }) => onMove !== undefined && event.isMovable}
        onEventDrop={({ event: { event }, start }) => {
          const target = dayOf(new Date(start))
          if (target !== event.day) onMove?.(event, target)
        }}
      />
      {more.row && (
        <MoreEvents
          {...more}
          day={more.row}
          events={events.filter((event) => event.day === more.row)}
          onOpen={onOpen}
        />
      )}
    </div>
  )
}

const toGridEvent = (event: CalendarProps['events'][number]): GridEvent => ({
  start: toLocal(event.day, event.startTime),
  end: toLocal(event.day, event.endTime),
  event,
})

/** 07:00 to 18:00, extended to the earliest start and the latest end. */
function hoursOf(events: Props['events']) {
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

function isPress(event: SyntheticEvent): boolean {
  const { key } = event as KeyboardEvent
  if (key !== 'Enter' && key !== ' ') return false
  event.preventDefault()
  return true
}
