'use client'
import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { EmptyState } from '@/components/ui/empty-state'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Day } from '@/lib/platform/dates/day'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarProps } from './calendar-props'
import { inOrder, type CalendarEvent } from './calendar-event'
import classes from './agenda.module.css'
import { HolidayName, useHoliday } from './holidays'
import { visibleDays } from './visible-days'

type Props = Pick<CalendarProps, 'events' | 'today' | 'onOpen' | 'isStale'>
type AgendaProps = Props & Pick<CalendarProps, 'view' | 'day' | 'holidays'>

/** The days that have events and the holidays, one below the other. */
export function Agenda({ view, day: shown, holidays, ...props }: AgendaProps) {
  const t = useTranslations('calendar')
  const { events, isStale } = props
  const { from, to } = visibleDays(view, shown, useDateStyle().firstDayOfWeek)
  const free = [...holidays.keys()].filter((day) => day >= from && day <= to)
  const days = [...new Set([...events.map(({ day }) => day), ...free])].toSorted()
  if (days.length === 0 && isStale) return <Skeleton height="12rem" radius="lg" />
  if (days.length === 0)
    return <EmptyState icon={<IconCalendarOff size={40} stroke={1.25} />} title={t('empty')} />
  return (
    <div className={classes.agenda}>
      {days.map((day) => (
        <AgendaDay
          {...props}
          key={day}
          day={day}
          events={events.filter((event) => event.day === day)}
        />
      ))}
    </div>
  )
}

export function AgendaDay({ day, today, events, isStale, onOpen }: Props & { day: Day }) {
  const t = useTranslations('calendar')
  return (
    <section
      className={classes.agendaDay}
      data-today={day === today || undefined}
      data-holiday={useHoliday(day) !== undefined || undefined}
    >
      <h3 className={classes.agendaHead}>
        {formatLongDay(useDateStyle(), day)}
        {day === today && <span className={classes.todayWord}>{t('today')}</span>}
        <HolidayName day={day} />
      </h3>
      {events.length > 0 && <EventList events={events} onOpen={onOpen} />}
      {events.length === 0 && isStale && <Skeleton height="1.5rem" />}
      {events.length === 0 && !isStale && <Text c="dimmed">{t('emptyDay')}</Text>}
    </section>
  )
}

export const EventList = ({ events, onOpen }: Pick<Props, 'events' | 'onOpen'>) => (
  <ul className={classes.list}>
    {inOrder(events).map((event) => (
      <li key={event.id}>
        <UnstyledButton
          className={classes.entry}
          data-event-id={event.id}
          onClick={() => onOpen(event)}
        >
          <Entry event={event} />
        </UnstyledButton>
      </li>
    ))}
  </ul>
)

const Entry = ({
  event: { startTime, endTime, title, detail, mark },
}: {
  event: CalendarEvent
}) => (
  <>
    <span className={classes.entryTime}>
      {startTime}–{endTime}
    </span>
    <span className={classes.entryText} data-cancelled={mark.isCancelled || undefined}>
      <span className={classes.entryTitle}>{title}</span>
      <Text span size="sm" c="dimmed" display="block">
        {detail}
      </Text>
    </span>
    <StatusBadge tone={mark.tone} icon={mark.icon}>
      {mark.label}
    </StatusBadge>
  </>
)
