/**
 * ที่นั่งอบรมที่ต้องเตรียม: คนที่ยังไม่ผ่านการอบรมต้องได้อบรมในสัปดาห์ก่อนเริ่มงาน
 * How many seats of training projects will need, in the week before each begins. Source: docs/daily.md#16-project-timeline-and-training-demand.
 */
import { bases, type Basis } from '../rules'
import { addDays, firstOfWeek, type Day } from '@/lib/platform/dates/day'

type Known = {
  /** Of the people on its permits; absent while they name nobody. */
  untrained?: number
  plannedWorkers: number | null
  /** The people of the company whose training is valid to the end of the project. */
  trained: number
  /** How many worked on the last projects of the company. */
  lastCrews: number[]
}

/** How many people of a project still need training, and how that is known; null where nothing is known. */
export function needOf({ untrained, plannedWorkers, trained, lastCrews }: Known) {
  if (untrained !== undefined) return { needed: untrained, basis: 'named' as const }
  const lacking = (workers: number) => Math.max(0, workers - trained)
  if (plannedWorkers !== null) return { needed: lacking(plannedWorkers), basis: 'planned' as const }
  const usual = median(lastCrews)
  return usual === null ? null : { needed: lacking(usual), basis: 'estimated' as const }
}

export function median(values: number[]): number | null {
  const ascending = values.toSorted((a, b) => a - b)
  return ascending[Math.floor((ascending.length - 1) / 2)] ?? null
}

/** How many of ascending days are a given one or later. */
export function countFrom(ascending: Day[], day: Day): number {
  let [first, end] = [0, ascending.length]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if (ascending[middle]! < day) first = middle + 1
    else end = middle
  }
  return ascending.length - first
}

/** The week in which people are trained: the one before the start, and this one where that has passed. */
export function weekOfTraining(startDate: Day, today: Day, firstDayOfWeek: number): Day {
  const week = firstOfWeek(addDays(startDate, -7), firstDayOfWeek)
  const present = firstOfWeek(today, firstDayOfWeek)
  return week < present ? present : week
}

type Need = { week: Day; needed: number }

/** Gives the free seats of each week to the rows in their order; what is left over is short. */
export function withSeats<Row extends Need>(rows: Row[], freeIn: (week: Day) => number) {
  const given = new Map<Day, number>()
  return rows.map((row) => {
    const taken = given.get(row.week) ?? 0
    const seats = Math.min(row.needed, Math.max(0, freeIn(row.week) - taken))
    given.set(row.week, taken + seats)
    return { ...row, seats, short: row.needed - seats }
  })
}

/** The least certain of several. */
export const leastCertain = (all: Basis[]): Basis =>
  bases.findLast((basis) => all.includes(basis)) ?? 'named'

export function grouped<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
