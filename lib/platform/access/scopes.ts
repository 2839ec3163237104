import { isAllowed, policies, roles, type Policy, type Role } from './policies'

/** What an API key may do: read, or write, under a policy. Source: docs/integration.md#service-accounts. */
export type Scope = `${Policy}:${'read' | 'write'}`

/** The roles that a service account may have: one that administers could give itself anything. */
export const serviceRoles = roles.filter(
  (role) => role !== 'Admin' && role !== 'TenantAdministrator',
) as [Role, ...Role[]]

/** Nothing is changed, or nothing read, under these policies. */
const unused: readonly Scope[] = [
  'timeline:write',
  'dashboard:write',
  'reports:write',
  'changes:write',
  'presence:write',
  'training-review:read',
  'permit-review:read',
  'permit-review:write',
]

export const scopeOf = (policy: Policy, isWriting: boolean): Scope =>
  `${policy}:${isWriting ? 'write' : 'read'}`

/** The scopes that the keys of an account with these roles may have. */
export const scopesFor = (actorRoles: readonly Role[]): Scope[] =>
  (Object.keys(policies) as Policy[])
    .filter((policy) => policy !== 'anyone' && isAllowed(policy, actorRoles))
    .flatMap((policy) => [scopeOf(policy, false), scopeOf(policy, true)])
    .filter((scope) => !unused.includes(scope))

export const allScopes = scopesFor(serviceRoles) as [Scope, ...Scope[]]

/** Of stored names; those of an older version mean nothing any more. */
export const policiesNamed = (names: readonly string[]): Policy[] =>
  (Object.keys(policies) as Policy[]).filter((policy) => names.includes(policy))

/** The policies under which scopes let a call read, or write. */
export const policiesOf = (scopes: readonly Scope[], isWriting: boolean): Policy[] =>
  (Object.keys(policies) as Policy[]).filter((policy) =>
    scopes.includes(scopeOf(policy, isWriting)),
  )
