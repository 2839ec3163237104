/** In the order of the groups on screen. Source: docs/interface.md#the-service. */
export const roles = [
  'Admin',
  'TenantAdministrator',
  'SafetyOfficer',
  'WorkOwner',
  'Purchasing',
  'Contractor',
  'WorkspaceOwner',
] as const
export type Role = (typeof roles)[number]

/**
 * Which roles a policy lets in; who may act on which record is for the rules of each noun.
 * `anyone` asks for no sign-in at all. Source: docs/interface.md#policies.
 */
export const policies = {
  anyone: [],
  'realm-basic': roles,
  'user-mgmt': ['Admin', 'TenantAdministrator', 'Purchasing', 'WorkOwner'],
  'project-mgmt': ['Admin', 'WorkOwner', 'Purchasing'],
  'contractor-mgmt': ['Admin', 'Purchasing'],
  'worker-mgmt': ['Admin', 'Purchasing', 'SafetyOfficer', 'Contractor'],
  'training-mgmt': ['Admin', 'SafetyOfficer'],
  'training-review': ['SafetyOfficer'],
  enrollment: ['Admin', 'SafetyOfficer', 'Contractor'],
  'permit-review': ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'],
  'credential-review': ['SafetyOfficer', 'Purchasing'],
  'eligibility-mgmt': ['Admin', 'SafetyOfficer'],
  'eligibility-override': ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'],
  timeline: ['Admin', 'WorkOwner', 'Purchasing', 'SafetyOfficer'],
  'jsa-mgmt': ['Admin', 'SafetyOfficer'],
  dashboard: ['Admin', 'SafetyOfficer'],
  reports: roles.filter((role) => role !== 'TenantAdministrator'),
  changes: roles.filter((role) => role !== 'Contractor'),
  privacy: ['Admin'],
  'access-mgmt': ['Admin'],
  'integration-mgmt': ['Admin'],
  'settings-mgmt': ['Admin', 'TenantAdministrator'],
  gate: ['Admin', 'SafetyOfficer'],
  muster: ['Admin', 'SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'],
  importing: ['Admin', 'Purchasing', 'SafetyOfficer', 'WorkOwner', 'Contractor'],
  presence: ['Admin', 'SafetyOfficer', 'WorkOwner', 'WorkspaceOwner', 'Contractor'],
} as const satisfies Record<string, readonly Role[]>
export type Policy = keyof typeof policies

/** The policies that a paired gate device meets, too. Source: docs/gate.md#1-policies. */
export const devicePolicies = ['gate', 'muster', 'presence'] as const satisfies readonly Policy[]
export type DevicePolicy = (typeof devicePolicies)[number]

/**
 * Who may give which role, and take it away. With several roles an actor may give what any of them may; Purchasing
 * stays bound by its rule (`mayGive`). Source: docs/interface.md#who-may-give-which-role.
 */
export const rolesGivenBy: Partial<Record<Role, readonly Role[]>> = {
  Admin: roles,
  TenantAdministrator: roles.filter((role) => role !== 'Admin'),
  WorkOwner: ['WorkOwner', 'Contractor'],
  Purchasing: ['Contractor'],
}

export function isAllowed(policy: Policy, actorRoles: readonly Role[]): boolean {
  const allowed: readonly Role[] = policies[policy]
  return policy === 'anyone' || actorRoles.some((role) => allowed.includes(role))
}
