/** The entries of a timeline in parts that are opened one by one: a month each, and that of today in two. */
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import type { Day } from '@/lib/platform/dates/day'
import { daysOf } from './scale'

export type TimelineDay = { day: Day; entries: TimelineEntry[] }
export type TimelinePart = {
  key: string
  half: 'whole' | 'beforeToday' | 'fromToday'
  days: TimelineDay[]
  count: number
}

/** So few entries are all in sight. */
const FEW_ENTRIES = 12

export function partsOf(entries: TimelineEntry[], timeZone: string, today: Day): TimelinePart[] {
  const parts = new Map<string, TimelinePart>()
  for (const entry of entries) {
    const { from: day } = daysOf(entry, timeZone)
    const half = halfOf(day, today)
    const key = `${day.slice(0, 7)} ${half}`
    const part = parts.get(key) ?? { key, half, days: [], count: 0 }
    parts.set(key, part)
    part.count += 1
    if (part.days.at(-1)?.day === day) part.days.at(-1)!.entries.push(entry)
    else part.days.push({ day, entries: [entry] })
  }
  return [...parts.values()]
}

function halfOf(day: Day, today: Day): TimelinePart['half'] {
  if (day.slice(0, 7) !== today.slice(0, 7)) return 'whole'
  return day < today ? 'beforeToday' : 'fromToday'
}

/** What is open at first: all of a few entries, else what comes next, else what came last. */
export function keysInSight(parts: TimelinePart[], today: Day): string[] {
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (count <= FEW_ENTRIES) return parts.map(({ key }) => key)
  const next = parts.find(({ days }) => days.at(-1)!.day >= today) ?? parts.at(-1)
  return next ? [next.key] : []
}

/** The first days of a part, until they hold `most` entries; at least one. */
export function firstDays(days: TimelineDay[], most: number): TimelineDay[] {
  let count = 0
  return days.filter(({ entries }, index) => {
    count += entries.length
    return index === 0 || count <= most
  })
}
