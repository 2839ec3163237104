import { addDays, type Day } from './day'

/** A day counted from today, as addresses hold it: `@today`, `@today+7`, `@today-30`. */
export const relativeDay = (days: number): string =>
  days === 0 ? '@today' : `@today${days > 0 ? '+' : '-'}${Math.abs(days)}`

/** The days from today; null for any other text. In an address that was typed, the plus sign arrives as a space. */
export function daysFromToday(text: string): number | null {
  const match = /^@today(?:([+ -])(\d{1,3}))?$/.exec(text)
  if (!match) return null
  const [, sign, days = 0] = match
  return days && sign === '-' ? -Number(days) : Number(days)
}

/** The day that a text names by its distance from today; any other text stays. */
export function dayFromToday(text: string, today: Day): string {
  const days = daysFromToday(text)
  return days === null ? text : addDays(today, days)
}
