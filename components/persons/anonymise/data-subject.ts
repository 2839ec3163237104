/** Whose data it is. */
export type DataSubject = { id: string; code: string; name: string }
