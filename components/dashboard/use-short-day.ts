'use client'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatShortDay } from '@/lib/platform/dates/format'

/** Formats a day without its year. */
export function useShortDay() {
  const style = useDateStyle()
  return (day: Day) => formatShortDay(style, day)
}
