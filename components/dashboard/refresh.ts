/** In milliseconds: the interval at which the figures are read again. */
export const REFRESH = 60_000
