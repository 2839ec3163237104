import { MINUTE } from '@/lib/platform/dates/durations'

/** Whole hours and minutes until an instant (ISO 8601); null once it has passed. `now` in milliseconds. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number } | null {
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE)
  return minutes > 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null
}
