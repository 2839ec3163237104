/** What a roster asks for; the page prefetches by it, too. */
export const rosterInput = (sessionId: string) => ({ sessionId, sort: 'person' as const })
