'use client'
import { Input, Skeleton } from '@mantine/core'
import { later } from '@/components/ui/later'
import type { DayRangeInputProps } from './day-range'

const useCalendar = later(() => import('./calendar-range-input'))

/** In pixels, as the control that takes its place. */
const HEIGHT = 36

/** Two days, typed or chosen in a calendar, which is fetched once the page is there. */
export function DayRangeInput(props: DayRangeInputProps) {
  const calendar = useCalendar()
  if (calendar) return <calendar.CalendarRangeInput {...props} />
  const { label, error, required } = props
  return (
    <Input.Wrapper labelElement="div" label={label} error={error} required={required}>
      <Skeleton height={HEIGHT} />
    </Input.Wrapper>
  )
}
