import { MINUTE } from '@/lib/platform/dates/durations'

/** In milliseconds: the interval at which the figures are read again. */
export const REFRESH_INTERVAL = MINUTE
