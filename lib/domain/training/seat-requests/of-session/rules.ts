/** คำขอที่ยังไม่จบ / The requests that are not over yet. */
export const openStatuses = ['Waiting', 'Offered', 'Held'] as const

/** How long seats are held for people who are still to be named. */
export const NAME_HOURS = 48
