/** The requests of a session, in the order of the queue; the page reads them ahead. */
export const queueInput = (sessionId: string) => ({ sessionId, sort: 'queuedAt' as const })
