'use client'
import { useEffect, type RefObject } from 'react'

/** The box of today in a month, and the head of its column in a week. */
const TODAY = '.rbc-day-bg.rbc-today, .rbc-header.rbc-today'

/** Scrolls to today, as far as needed, when it appears. Its key says which days are shown. */
export function TodayInSight({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const today = within.current?.querySelector(TODAY)
    today?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [within])
  return null
}
