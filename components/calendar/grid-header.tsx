'use client'
import type { HeaderProps } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatWeekday, formatWeekdayNarrow } from '@/lib/platform/dates/format'
import classes from './calendar.module.css'

export function WeekdayHeader({ date }: HeaderProps) {
  const dates = useDateStyle()
  return (
    <>
      <span className={classes.wide}>{formatWeekday(dates, date.getDay())}</span>
      <span className={classes.narrow} aria-hidden>
        {formatWeekdayNarrow(dates, date.getDay())}
      </span>
    </>
  )
}

export const DayHeader = (props: HeaderProps) => (
  <>
    <WeekdayHeader {...props} /> {props.date.getDate()}
  </>
)
