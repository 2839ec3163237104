'use client'
import { useSyncExternalStore } from 'react'
import { dayIn, type Day } from '@/lib/platform/dates/day'
import { useDateStyle } from './date-style'

/** In milliseconds: how late an open page may notice midnight. */
const PAUSE = 30_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, PAUSE)
  return () => clearInterval(timer)
}

/** Today at the site; an open page follows midnight. */
export function useToday(): Day {
  const { timeZone } = useDateStyle()
  const today = () => dayIn(timeZone, new Date())
  return useSyncExternalStore(subscribe, today, today)
}
