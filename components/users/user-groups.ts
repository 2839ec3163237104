import type { UserGroups } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'

/** The member of the search's output that has the users of a role. */
export const groupNames = {
  Admin: 'adminUsers',
  TenantAdministrator: 'tenantAdministratorUsers',
  SafetyOfficer: 'safetyOfficerUsers',
  WorkOwner: 'workOwnerUsers',
  Purchasing: 'purchasingUsers',
  Contractor: 'contractorUsers',
  WorkspaceOwner: 'workspaceOwnerUsers',
} as const satisfies Record<Role, keyof UserGroups>

/** The role that the address names, if it is offered; else the first one. */
export const groupOf = (name: string | null, offered: readonly Role[]): Role =>
  offered.find((role) => role === name) ?? offered[0] ?? 'Contractor'
