/** The site's settings for signing in. */
import { DAY } from '../dates/durations'

export type SignInRules = {
  sessionIdleDays: number
  administratorsNeedSecondFactor: boolean
  everybodyNeedsSecondFactor: boolean
}

/** By which a user has shown who they are; for the audit log. */
export type SignInMethod = 'password' | 'password-and-code' | 'passkey' | 'provider'

/** The filter for sessions that still work: not ended, not expired, and used within `sessionIdleDays`. */
export const liveSessionsAt = (
  now: Date,
  { sessionIdleDays }: Pick<SignInRules, 'sessionIdleDays'>,
) => ({
  endedAt: null,
  expiresAt: { gt: now },
  lastSeenAt: { gt: new Date(now.getTime() - sessionIdleDays * DAY) },
})
