/**
 * ผู้ใช้และบทบาท: ฝ่ายจัดซื้อจัดการได้เฉพาะผู้รับเหมา เฉพาะผู้ดูแลระบบจัดการผู้ดูแลได้
 * Who may manage whom. Source: the interface, "Users", rule 5, and the decisions, section 2.
 */
import { isBoundToContractors, isContractorOnly, type Actor } from '@/lib/platform/auth/actor'
import { roles, type Role } from '@/lib/platform/auth/policies'
import type { ProblemCode } from '@/lib/platform/http/problems'
import type { UserRecord } from './contract'

type Manager = Pick<Actor, 'roles'>
type Target = { roles: readonly Role[] }

const administrators: readonly Role[] = ['Admin', 'TenantAdministrator']
const isAdministrator = ({ roles: held }: Target) =>
  held.some((role) => administrators.includes(role))
const isAdmin = ({ roles: held }: Manager) => held.includes('Admin')

/** Why this actor may not read the user, or null. */
export const readRefusal = (actor: Manager, target: Target): ProblemCode | null =>
  isBoundToContractors(actor) && !isContractorOnly(target) ? 'contractor-users-only' : null

/** Why this actor may not change, remove or prefer the user, or null. */
export const changeRefusal = (actor: Manager, target: Target): ProblemCode | null =>
  readRefusal(actor, target) ?? (isAdministrator(target) && !isAdmin(actor) ? 'admin-only' : null)

/** Why this actor may not give a user these roles, or null. Taking a role is judged by `changeRefusal`. */
export const grantRefusal = (actor: Manager, granted: readonly Role[]): ProblemCode | null =>
  changeRefusal(actor, { roles: granted })

/** The roles whose users this actor may look into, in the order of the groups. */
export const readableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => !readRefusal(actor, { roles: [role] }))

/** The roles that this actor may give, in the order of the groups. */
export const assignableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => !grantRefusal(actor, [role]))

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
