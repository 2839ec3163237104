'use client'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop'
import { useDrawer } from '@/components/form/use-drawer'
import { useDateStyle } from '@/components/ui/date-style'
import { dayIn, timeIn, type Day } from '@/lib/platform/dates/day'
import type { CalendarProps } from './calendar-props'
import { columnOf, hoursOf } from './day-columns'
import { EventCard } from './event-card'
import { MonthEvent, TimeEvent, toGridEvent, type GridEvent } from './grid-event'
import { DateHeader, DayHeader, WeekdayHeader } from './grid-header'
import classes from './grid.module.css'
import { dayOf, toLocal } from './local-time'
import { monthBoxes } from './month-boxes'
import { MoreEvents } from './more-events'
import { TodayInSight } from './today-in-sight'
import { useGridLanguage } from './use-grid-language'
import { usePointedEvent } from './use-pointed-event'
import { useWithoutTableRoles } from './use-without-table-roles'
import { visibleDays, type CalendarView } from './visible-days'

type Props = Omit<CalendarProps, 'legend' | 'isStale' | 'view'> & {
  view: Exclude<CalendarView, 'agenda'>
}

const DraggableCalendar = withDragAndDrop<GridEvent>(Calendar)
const components = {
  event: TimeEvent,
  week: { header: DayHeader },
  month: { event: MonthEvent, header: WeekdayHeader, dateHeader: DateHeader },
}
const views = { month: true, week: true, day: true }
/** In milliseconds: how long a touch lasts until it selects a day. */
const LONG_PRESS = 350
/** The boxes of a day in the month view. */
const MOST = 4

export function CalendarGrid({
  events,
  holidays,
  view,
  day,
  today,
  onView,
  onDay,
  onOpen,
  onMove,
  onPick,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const more = useDrawer<Day>()
  const { timeZone, firstDayOfWeek } = useDateStyle()
  const language = useGridLanguage()
  const shown = useMemo(() => {
    const boxes = view === 'month' ? monthBoxes(events, MOST) : events.map((event) => ({ event }))
    return boxes.map(toGridEvent)
  }, [events, view])
  useWithoutTableRoles(box)
  const { from } = visibleDays(view, day, firstDayOfWeek)
  // A selection of several days, or of a past day, is ignored.
  const pick = (days: Day[]) => {
    const [first] = days
    if (first && first === days.at(-1) && first >= today) onPick?.(first)
  }
  const { pointed, handlers } = usePointedEvent()
  const pointedEvent = events.find(({ id }) => id === pointed?.id)
  const open = ({ box: chosen }: GridEvent) =>
    'event' in chosen ? onOpen(chosen.event) : more.open(chosen.day)
  return (
    <div ref={box} className={classes.grid} data-view={view} {...handlers}>
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
        showAllEvents
        dayLayoutAlgorithm="no-overlap"
        onView={() => undefined}
        onNavigate={(date) => onDay(dayOf(date))}
        onDrillDown={(date) => onView('day', dayOf(date))}
        onSelectEvent={open}
        onKeyPressEvent={(event, key) => isPress(key) && view !== 'month' && open(event)}
        eventPropGetter={(event) => ({ className: classOf(event) })}
        dayPropGetter={(date) => ({
          className: holidays.has(dayOf(date)) ? classes.holiday : undefined,
          style: view === 'week' ? columnOf(events, dayOf(date)) : undefined,
        })}
        tooltipAccessor={null}
        messages={{ allDay: '', event: '' }}
        selectable={onPick !== undefined}
        longPressThreshold={LONG_PRESS}
        onSelectSlot={({ slots }) => pick(slots.map((slot) => dayOf(new Date(slot))))}
        resizable={false}
        draggableAccessor={({ box: dragged }) =>
          onMove !== undefined && 'event' in dragged && dragged.event.isMovable
        }
        onEventDrop={({ event: { box: dropped }, start }) => {
          const target = dayOf(new Date(start))
          if ('event' in dropped && target !== dropped.event.day) onMove?.(dropped.event, target)
        }}
      />
      <TodayInSight key={[view, from, events.length > 0].join()} within={box} />
      {pointed && pointedEvent && (
        <EventCard
          key={pointed.id}
          event={pointedEvent}
          box={pointed.box}
          canMove={onMove !== undefined}
        />
      )}
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

function classOf({ box }: GridEvent): string | undefined {
  if (!('event' in box)) return classes.moreBox
  const { mark } = box.event
  return [classes.event, classes[mark.tone], mark.isCancelled && classes.cancelled]
    .filter(Boolean)
    .join(' ')
}

function isPress(event: SyntheticEvent): boolean {
  const { key } = event as KeyboardEvent
  if (key !== 'Enter' && key !== ' ') return false
  event.preventDefault()
  return true
}
