/**
 * แผงควบคุม: กลุ่มสถานะของใบอนุญาต และเดือนล่าสุด 12 เดือน / What the dashboard counts. Source: decisions,
 * sections 8 and 10.
 */
import { addDays, addMonths, type Day } from '@/lib/platform/dates/day'
import type { WorkPermitStatus } from '@/lib/platform/db/generated/enums'

/** Draft, Rejected and Cancelled permits are in no group, and count nowhere on the dashboard. */
export const statusesOf = {
  awaitingApproval: ['Submitted', 'ChangesRequested'],
  open: ['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'],
  closed: ['Closed'],
} as const satisfies Record<string, readonly WorkPermitStatus[]>
export type PermitGroup = keyof typeof statusesOf
export const permitGroups = Object.keys(statusesOf) as PermitGroup[]

/** `YYYY-MM` in the Common Era */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)
const firstDayOf = (month: Month): Day => `${month}-01`

/** From the first to the last day of a month, both inclusive. */
export const boundsOf = (month: Month): { from: Day; to: Day } => {
  const from = firstDayOf(month)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The days from one to another, both inclusive. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Seven days that end on this one. */
export const weekUpTo = (end: Day): Day[] => daysBetween(addDays(end, -6), end)

/** This month and the eleven before it, the latest first. */
export const latestMonths = (today: Day): Month[] =>
  Array.from({ length: 12 }, (_, ago) => monthOf(addMonths(firstDayOf(monthOf(today)), -ago)))
