import { MINUTE } from '@/lib/platform/dates/durations'

/** As a caller writes an instant. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * MINUTE).toISOString()
