import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { dayIn, type Day } from '@/lib/platform/dates/day'

/** How soon something is due, the soonest first. */
export const parts = ['late', 'today', 'later'] as const
export type Part = (typeof parts)[number]

type Due = Pick<CockpitItem, 'isLate' | 'dueAt'>

/** `dueAt` is exclusive: midnight is the end of the day before. */
export function partOf({ isLate, dueAt }: Due, timeZone: string, today: Day): Part {
  if (isLate) return 'late'
  if (dueAt === null) return 'later'
  const lastDay = dayIn(timeZone, new Date(Date.parse(dueAt) - 1))
  return lastDay <= today ? 'today' : 'later'
}
