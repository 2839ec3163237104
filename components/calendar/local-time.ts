import type { Day } from '@/lib/platform/dates/day'

/**
 * react-big-calendar computes in the browser's zone. Times at the site are given to it as local times with the
 * same clock reading and are converted back the same way, so that no zone conversion ever happens.
 */
export function toLocal(day: Day, time = '00:00'): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return new Date(year, month - 1, date, hours, minutes)
}

const two = (value: number) => String(value).padStart(2, '0')

export const dayOf = (local: Date): Day =>
  `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
export const timeOf = (local: Date): string => `${two(local.getHours())}:${two(local.getMinutes())}`
