/** The parts of the screen, as the address names them: `/credentials?tab=all`. */
const credentialTabs = ['clerk', 'review', 'all', 'types', 'bars'] as const
export type CredentialTab = (typeof credentialTabs)[number]

/** The one that the address names, or the first of those offered. */
export const tabOf = (value: unknown, offered: readonly CredentialTab[]): CredentialTab =>
  offered.find((tab) => tab === value) ?? offered[0] ?? 'all'

/** What waits for the reader, the first submitted first. */
export const QUEUE = { mineToReview: true, sort: 'submittedAt', page: 1, pageSize: 50 } as const
