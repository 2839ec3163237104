/** What the settings of the site say of signing in. */
export type SignInRules = { sessionIdleDays: number; administratorsNeedSecondFactor: boolean }

const DAY = 24 * 3600 * 1000

/** The sessions that still work: not ended, within their bound, and used lately. */
export const liveSessionsAt = (
  now: Date,
  { sessionIdleDays }: Pick<SignInRules, 'sessionIdleDays'>,
) => ({
  endedAt: null,
  expiresAt: { gt: now },
  lastSeenAt: { gt: new Date(now.getTime() - sessionIdleDays * DAY) },
})
