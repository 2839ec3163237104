/** คำขอที่ยังไม่จบ / The requests that are not over yet. */
export const openStatuses = ['Waiting', 'Offered', 'Held'] as const
