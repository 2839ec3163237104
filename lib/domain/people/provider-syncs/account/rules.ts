/**
 * บัญชีที่ระบบยืนยันตัวตนควรเป็นอย่างไร / What a user's account at a managed identity provider should be.
 */
import type { Role } from '@/lib/platform/access/policies'

type User = {
  roles: readonly Role[]
  removedAt: Date | null
  disabledAt: Date | null
  invitations: readonly { id: string; expiresAt: Date }[]
}

/** Whoever was removed keeps no role; whoever is kept out may come back. */
export type DesiredAccount = {
  roles: Role[]
  isKeptOut: boolean
  /** The one that can still be accepted. */
  invitation: { id: string; expiresAt: Date } | null
}

export function desiredAccountOf(user: User, now: Date): DesiredAccount {
  const { removedAt, disabledAt, roles, invitations } = user
  return {
    roles: removedAt ? [] : [...roles],
    isKeptOut: removedAt !== null || disabledAt !== null,
    invitation: invitations.find(({ expiresAt }) => expiresAt > now) ?? null,
  }
}

export const without = (some: readonly Role[], others: readonly Role[]) =>
  some.filter((role) => !others.includes(role))

type AccountRoles = { own: readonly Role[]; all: readonly Role[] }

/** What to give and take. `inherited` is held through a group or another role, and can be taken there only. */
export const roleChanges = (wanted: readonly Role[], { own, all }: AccountRoles) => ({
  give: without(wanted, all),
  take: without(own, wanted),
  inherited: without(without(all, own), wanted),
})
