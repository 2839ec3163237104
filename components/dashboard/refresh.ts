/** In milliseconds: how old the figures on a screen that nobody touches may become. */
export const REFRESH = 60_000
