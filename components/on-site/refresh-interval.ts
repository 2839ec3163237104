/** In milliseconds. Source: docs/decisions/0025-shared-pages-are-polled.md */
export const REFRESH_INTERVAL = 30_000
