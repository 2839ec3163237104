'use client'
import type { DateHeaderProps, HeaderProps } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatWeekday } from '@/lib/platform/dates/format'
import classes from './grid.module.css'
import { HolidayName } from './holidays'
import { dayOf } from './local-time'

export function WeekdayHeader({ date }: HeaderProps) {
  return <span>{formatWeekday(useDateStyle(), date.getDay())}</span>
}

export const DayHeader = (props: HeaderProps) => (
  <>
    <WeekdayHeader {...props} /> {props.date.getDate()}
    <span className={classes.holidayOfColumn}>
      <HolidayName day={dayOf(props.date)} />
    </span>
  </>
)

/** A day of the month, which leads to the view of that day. */
export const DateHeader = ({ date, label, onDrillDown }: DateHeaderProps) => (
  <span className={classes.date}>
    <HolidayName day={dayOf(date)} />
    <button type="button" className="rbc-button-link" onClick={onDrillDown}>
      {label}
    </button>
  </span>
)
