'use client'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { IconBeach } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useCalendarWords } from '@/components/form/use-calendar-words'
import { useDateStyle } from '@/components/ui/date-style'
import { weekdayOf, type Day } from '@/lib/platform/dates/day'
import { formatLongDay, formatWeekdayNarrow } from '@/lib/platform/dates/format'
import { AgendaDay } from './agenda'
import { inOrder, type CalendarEvent } from './calendar-event'
import type { CalendarProps } from './calendar-props'
import { useHoliday } from './holidays'
import classes from './month-days.module.css'

type Props = Pick<
  CalendarProps,
  'events' | 'holidays' | 'day' | 'today' | 'isStale' | 'onDay' | 'onOpen'
>

/** In a day of 46 pixels. */
const MOST_SIGNS = 3

/** The month on a phone: a sign for each status in its days, and below them the events of the chosen day. */
export function MonthDays({ events, holidays, day, today, isStale, onDay, onOpen }: Props) {
  const t = useTranslations('calendar')
  const dates = useDateStyle()
  const { classNames, ...words } = useCalendarWords()
  const eventsOn = (date: Day) => inOrder(events.filter((event) => event.day === date))
  return (
    <>
      <DatePicker
        {...words}
        classNames={{ ...classNames, calendarHeader: classes.header, day: classes.day }}
        fullWidth
        size="md"
        maxLevel="month"
        date={day}
        value={day}
        onChange={(date) => date && onDay(date)}
        weekdayFormat={(date) => formatWeekdayNarrow(dates, weekdayOf(date))}
        renderDay={(date) => <DayWithSigns date={date} events={eventsOn(date)} />}
        getDayProps={(date) => ({
          'aria-label': [
            t('dayWith', { day: formatLongDay(dates, date), count: eventsOn(date).length }),
            holidays.get(date),
          ]
            .filter(Boolean)
            .join(', '),
          'data-holiday': holidays.has(date) || undefined,
          'aria-current': date === today ? 'date' : undefined,
          'aria-pressed': date === day,
        })}
      />
      <AgendaDay day={day} today={today} events={eventsOn(day)} isStale={isStale} onOpen={onOpen} />
    </>
  )
}

function DayWithSigns({ date, events }: { date: Day; events: CalendarEvent[] }) {
  const isHoliday = useHoliday(date) !== undefined
  const marks = [...new Map(events.map(({ mark }) => [mark.label, mark])).values()]
  return (
    <>
      <span>{Number(date.slice(8))}</span>
      <span className={classes.signs}>
        {isHoliday && <IconBeach size={12} aria-hidden />}
        {marks.slice(0, MOST_SIGNS - Number(isHoliday)).map((mark) => (
          <mark.icon key={mark.label} size={12} aria-hidden data-tone={mark.tone} />
        ))}
      </span>
    </>
  )
}
