'use client'
import type { HeaderProps } from 'react-big-calendar'
import { useDateStyle } from '@/components/ui/date-style'
import { formatWeekday } from '@/lib/platform/dates/format'

export function WeekdayHeader({ date }: HeaderProps) {
  return <span>{formatWeekday(useDateStyle(), date.getDay())}</span>
}

export const DayHeader = (props: HeaderProps) => (
  <>
    <WeekdayHeader {...props} /> {props.date.getDate()}
  </>
)
