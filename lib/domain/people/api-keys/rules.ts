/** คีย์ API: ใช้ได้เมื่อใด และเตือนก่อนหมดอายุเมื่อใด / API keys: when they work, and when their end is announced. */
import { scopesFor, type Scope } from '@/lib/platform/access/scopes'
import type { Role } from '@/lib/platform/access/policies'
import { DAY } from '@/lib/platform/dates/durations'
import type { ApiKeyRecord } from './contract'

type Life = { expiresAt: Date; revokedAt: Date | null }

export function statusOf({ expiresAt, revokedAt }: Life, now: Date): ApiKeyRecord['status'] {
  if (revokedAt) return 'Revoked'
  return expiresAt <= now ? 'Expired' : 'Live'
}

export const expiryAfter = (days: number, now: Date) => new Date(now.getTime() + days * DAY)

/** The first of the scopes that the roles do not reach: it would begin to count once they are given. */
export const unreachable = (scopes: readonly Scope[], roles: readonly Role[]): Scope | undefined =>
  scopes.find((scope) => !scopesFor(roles).includes(scope))
