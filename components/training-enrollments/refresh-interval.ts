/** In milliseconds: the interval at which rows are read again, for changes by others; hidden pages wait. */
export const REFRESH_INTERVAL = 5_000
