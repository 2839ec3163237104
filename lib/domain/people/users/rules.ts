/**
 * ผู้ใช้และบทบาท: ไม่มีใครเปลี่ยนบทบาทของตนเอง และให้ได้เฉพาะบทบาทที่กำหนดไว้
 * What may become of a user: nobody changes the own roles, and everybody gives only those of the table.
 */
import { mayGive, readRefusal, type Manager } from '@/lib/platform/access/managing-users'
import { roles, type Role } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { UserRecord } from './contract'

type RolesChange = { before: readonly Role[]; after: readonly Role[]; isOwn: boolean }

/** Why this actor may not make these roles of those, or null. */
export function rolesRefusal(
  actor: Manager,
  { before, after, isOwn }: RolesChange,
): ProblemCode | null {
  const changed = roles.filter((role) => before.includes(role) !== after.includes(role))
  if (changed.length === 0) return null
  if (isOwn) return 'own-roles'
  return changed.every((role) => mayGive(actor, role)) ? null : 'role-not-yours-to-give'
}

/** The roles whose users this actor may look into, in the order of the groups. */
export const readableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => !readRefusal(actor, { roles: [role] }))

/** Facts from which a user's status follows; nothing stores the status itself. */
type Standing = { disabledAt: Date | null; hasAccount: boolean; hasLiveInvitation: boolean }

export function statusOf({
  disabledAt,
  hasAccount,
  hasLiveInvitation,
}: Standing): UserRecord['status'] {
  if (disabledAt) return 'Disabled'
  if (hasAccount) return 'Active'
  return hasLiveInvitation ? 'Invited' : 'Draft'
}

/** The same roles, whatever their order. */
export const areSameRoles = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role))
