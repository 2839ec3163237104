import type { UserGroups, UserRecord } from '@/lib/domain/people/users/contract'
import { isWhole } from '@/lib/domain/people/users/rules'
import type { Role } from '@/lib/platform/access/policies'

/** The member of the search's output that has the users of a role. */
const groupNames = {
  Admin: 'adminUsers',
  TenantAdministrator: 'tenantAdministratorUsers',
  SafetyOfficer: 'safetyOfficerUsers',
  WorkOwner: 'workOwnerUsers',
  Purchasing: 'purchasingUsers',
  Contractor: 'contractorUsers',
  WorkspaceOwner: 'workspaceOwnerUsers',
} as const satisfies Record<Role, keyof UserGroups>

/** In the address and as a tab: the users of every role. */
export const EVERYBODY = 'all'
export type Group = Role | typeof EVERYBODY

/** The role that the address names, if it is offered; else everybody, or the only role. */
export const groupOf = (name: string | null, offered: readonly Role[]): Group =>
  offered.find((role) => role === name) ?? (offered.length === 1 ? offered[0]! : EVERYBODY)

/** The users of a group, each once: those of whom the reader is told all, as whoever manages users is. */
export function usersOf(groups: UserGroups, group: Group): UserRecord[] {
  if (group !== EVERYBODY) return (groups[groupNames[group]] ?? []).filter(isWhole)
  const all = Object.values(groups).flat().filter(isWhole)
  return [...new Map(all.map((user) => [user.id, user])).values()]
}
