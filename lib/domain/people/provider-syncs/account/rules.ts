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

/** A removed user has no roles; a disabled one keeps them. */
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

/** What to give and take. `inherited` roles come from a group or another role, and can be taken there only. */
export const roleChanges = (desired: readonly Role[], { own, all }: AccountRoles) => ({
  give: without(desired, all),
  take: without(own, desired),
  inherited: without(without(all, own), desired),
})

type PersonNames = {
  firstNameTh: string
  lastNameTh: string
  firstNameEn: string | null
  lastNameEn: string | null
}

/** The names for an account, in Latin letters where there are such. */
export function personNamesOf({ firstNameTh, lastNameTh, firstNameEn, lastNameEn }: PersonNames) {
  const [first, last] =
    firstNameEn && lastNameEn ? [firstNameEn, lastNameEn] : [firstNameTh, lastNameTh]
  return { firstName: withoutRefused(first), lastName: withoutRefused(last) }
}

/** Keycloak refuses an account with one of these in a name, such as a nickname in brackets. */
const withoutRefused = (name: string) =>
  name
    .replace(/[<>&"$%!#?§;*~/\\|^=[\]{}()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What the account is called there: Keycloak takes an apostrophe in an address, and none in the name of an account. */
export const accountNameOf = (email: string) => email.replaceAll("'", '-')
