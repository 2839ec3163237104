/** Page and screen use the same input, so that the screen finds what the page has prefetched. */
export const rosterInput = (sessionId: string) => ({ sessionId, sort: 'person' as const })
