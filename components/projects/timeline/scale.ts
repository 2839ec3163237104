/** The days of a timeline, and what stands on which of them. */
import { addDays, dayIn, daysFrom, type Day } from '@/lib/platform/dates/day'
import { timelineLanes, type TimelineLane } from '@/lib/platform/contract/timeline-lanes'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'

/** Columns count from 1, as grids do. */
export type Bar = { entry: TimelineEntry; column: number; days: number }
type Moments = { day: Day; column: number; entries: TimelineEntry[] }
export type Lane = { lane: TimelineLane; bars: Bar[]; moments: Moments[] }
type Scale = { first: Day; last: Day; days: number; months: Month[]; lanes: Lane[] }
type Month = { day: Day; column: number }

/** For so many names a phone has room beside each other: fewer months are named where there are more. */
const MOST_MONTHS = 6
/** The share of the scale that the short name of a month takes on a phone. */
const NAME = 1 / 8

export function scaleOf(entries: TimelineEntry[], timeZone: string): Scale | null {
  const spans = entries.map((entry) => ({ entry, ...daysOf(entry, timeZone) }))
  if (spans.length === 0) return null
  const first = spans.map(({ from }) => from).toSorted()[0]!
  const last = spans
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!
  const columnOf = (day: Day) => daysFrom(first, day) + 1
  const lanes = timelineLanes.flatMap((lane) => {
    const own = spans.filter(({ entry }) => entry.lane === lane)
    const bars = own.filter(({ entry }) => entry.until !== null)
    const moments = own.filter(({ entry }) => entry.until === null)
    const days = [...new Set(moments.map(({ from }) => from))]
    if (own.length === 0) return []
    return {
      lane,
      bars: bars.map(({ entry, from, to }) => ({
        entry,
        column: columnOf(from),
        days: daysFrom(from, to) + 1,
      })),
      moments: days.map((day) => ({
        day,
        column: columnOf(day),
        entries: moments.filter(({ from }) => from === day).map(({ entry }) => entry),
      })),
    }
  })
  const days = columnOf(last)
  return { first, last, days, months: monthsOf(first, days), lanes }
}

/** The first and the last day at the site; what ends at midnight ends on the day before. */
export function daysOf({ at, until }: TimelineEntry, timeZone: string) {
  const from = dayIn(timeZone, new Date(at))
  const to = until ? dayIn(timeZone, new Date(Date.parse(until) - 1)) : from
  return { from, to: to < from ? from : to }
}

/** The first days of months whose name does not pass the end; the first day of all where the next one leaves room for it. */
function monthsOf(first: Day, days: number): Month[] {
  const starts = Array.from({ length: days }, (_, index) => addDays(first, index))
    .filter((day) => day.endsWith('-01'))
    .map((day) => ({ day, column: daysFrom(first, day) + 1 }))
  const step = Math.ceil(starts.length / MOST_MONTHS)
  const shown = starts
    .filter((_, index) => index % step === 0)
    .filter(({ column }) => column <= Math.ceil(days * (1 - NAME)))
  const hasRoom = (shown[0]?.column ?? days) > days / MOST_MONTHS
  return hasRoom ? [{ day: first, column: 1 }, ...shown] : shown
}
