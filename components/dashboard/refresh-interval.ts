/** In milliseconds: the interval at which the figures are read again. */
export const REFRESH_INTERVAL = 60_000
