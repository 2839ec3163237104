'use client'
import { useSearchParams } from 'next/navigation'
import { isDay } from '@/lib/platform/dates/day'

/** The week that the address names as short of seats. */
export function useMissingWeek() {
  const week = useSearchParams().get('week')
  return week && isDay(week) ? week : undefined
}
