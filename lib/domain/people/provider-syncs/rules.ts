/**
 * บัญชีที่ระบบยืนยันตัวตน: บทบาทและสถานะของที่นั่นต้องตรงกับที่นี่
 * Accounts at a managed identity provider: what they should be, and where they are not.
 */
import type { Role } from '@/lib/platform/access/policies'
import type { HeldRoles } from '@/lib/platform/auth/provider/keycloak'
import type { ProviderDifference } from './contract'

type User = {
  roles: readonly Role[]
  removedAt: Date | null
  disabledAt: Date | null
  invitations: readonly { id: string; expiresAt: Date }[]
}

/** What a user's account should be. Whoever was removed keeps no role; whoever is kept out may come back. */
export type Wanted = {
  roles: Role[]
  isKeptOut: boolean
  /** The one that can still be accepted. */
  invitation: { id: string; expiresAt: Date } | null
}

export function wantedOf(user: User, now: Date): Wanted {
  const { removedAt, disabledAt, roles, invitations } = user
  return {
    roles: removedAt ? [] : [...roles],
    isKeptOut: removedAt !== null || disabledAt !== null,
    invitation: invitations.find(({ expiresAt }) => expiresAt > now) ?? null,
  }
}

const without = (some: readonly Role[], others: readonly Role[]) =>
  some.filter((role) => !others.includes(role))

/** What to give and take. `inherited` is held through a group or another role, and can be taken there only. */
export const roleChanges = (wanted: readonly Role[], { own, all }: HeldRoles) => ({
  give: without(wanted, all),
  take: without(own, wanted),
  inherited: without(without(all, own), wanted),
})

type Account = { isEnabled: boolean; roles: readonly Role[] }

/** Where the account there is not what it should be; null when it is. */
export function differenceOf(
  { roles, isKeptOut, invitation }: Wanted,
  account: Account | null,
  isBound: boolean,
): ProviderDifference | null {
  // Nobody has an account before they are invited.
  if (!account && (isKeptOut || (!isBound && !invitation))) return null
  if (!account) return { missing: [], extra: [], standing: 'no-account' }
  const missing = without(roles, account.roles)
  const extra = without(account.roles, roles)
  const standing =
    account.isEnabled === !isKeptOut ? null : isKeptOut ? 'open-there' : ('shut-there' as const)
  return missing.length + extra.length > 0 || standing ? { missing, extra, standing } : null
}
