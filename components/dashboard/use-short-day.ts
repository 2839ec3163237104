'use client'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatShortDay } from '@/lib/platform/dates/format'

/** A day where the year is plain from what stands around it. */
export function useShortDay() {
  const style = useDateStyle()
  return (day: Day) => formatShortDay(style, day)
}
