/**
 * ผู้ใช้และบทบาท: ไม่มีใครเปลี่ยนบทบาทของตนเอง และให้ได้เฉพาะบทบาทที่กำหนดไว้
 * Users and roles: nobody changes their own roles, and each role gives only those of the table.
 */
import {
  administrators,
  mayGive,
  readRefusal,
  type Manager,
} from '@/lib/platform/access/managing-users'
import { roles, type Role } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { ListedUser, UserRecord } from './contract'

type RolesChange = { before: readonly Role[]; after: readonly Role[]; isOwn: boolean }

/** Why this actor may not change the roles from `before` to `after`, or null. */
export function rolesRefusal(
  actor: Manager,
  { before, after, isOwn }: RolesChange,
): ProblemCode | null {
  const changed = roles.filter((role) => before.includes(role) !== after.includes(role))
  if (changed.length === 0) return null
  if (isOwn) return 'own-roles'
  return changed.every((role) => mayGive(actor, role)) ? null : 'role-not-yours-to-give'
}

/** The roles whose users this actor may read, in the order of the groups. */
export const readableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => !readRefusal(actor, { roles: [role] }))

/** Facts from which a user's status follows; nothing stores the status itself. */
type StatusFacts = { disabledAt: Date | null; hasAccount: boolean; hasLiveInvitation: boolean }

export function statusOf({
  disabledAt,
  hasAccount,
  hasLiveInvitation,
}: StatusFacts): UserRecord['status'] {
  if (disabledAt) return 'Disabled'
  if (hasAccount) return 'Active'
  return hasLiveInvitation ? 'Invited' : 'Draft'
}

/** Whether the reader was told all of a user, not only name and roles. */
export const isWhole = (user: ListedUser): user is UserRecord =>
  user.status !== null && user.isDefault !== null

/** In any order. */
export const areSameRoles = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role))

type Preferred = { roles: readonly Role[]; employerId: string | null }

/** The roles that have no default user any more when another takes the mark, which is one a user: a Contractor's stands for the own company. */
export const rolesWithoutDefault = (former: Preferred, now: Preferred): Role[] =>
  former.roles.filter(
    (role) =>
      !administrators.includes(role) &&
      (!now.roles.includes(role) ||
        (role === 'Contractor' && former.employerId !== now.employerId)),
  )

export type Login = { roles: readonly Role[]; email: string | null; providerSubject: string | null }
export type LoginChange = { roles: readonly Role[]; status?: string | null; email?: string | null }

/** Whether an Admin can still sign in as one after a change: whoever has no account at a provider needs the address. */
export const staysAdmin = ({ email, providerSubject }: Login, after: LoginChange): boolean =>
  after.roles.includes('Admin') &&
  after.status !== 'Disabled' &&
  (after.email !== null || email === null || providerSubject !== null)
