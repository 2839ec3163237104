import { DAY, HOUR, MINUTE } from '@/lib/platform/dates/durations'

/** In milliseconds: longer than any test file takes that asks which day it is. */
const LONGEST_FILE = 4 * MINUTE
/** Of Bangkok from UTC, in milliseconds. */
const OFFSET = 7 * HOUR

/**
 * Milliseconds until the next day in Bangkok if it is about to begin, or 0. Tests take the day when their file is
 * loaded, and the product asks for it again: between the two there must be no midnight.
 */
export function timeToNextDay(now: Date): number {
  const left = DAY - ((now.getTime() + OFFSET) % DAY)
  return left <= LONGEST_FILE ? left : 0
}
