/** In milliseconds. Source: docs/decisions/0025-pages-that-several-people-change-are-polled.md */
export const REFRESH_INTERVAL = 30_000
