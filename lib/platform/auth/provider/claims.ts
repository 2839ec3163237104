import { roles, type Role } from '../../access/policies'

/** What we need of the claims of an external identity provider. */
export type Identity = {
  subject: string
  /** Null unless the provider has verified it. */
  email: string | null
  /** Null where the claims name no list of roles at all. */
  roles: Role[] | null
}

type Claims = Record<string, unknown>
type ClaimsConfig = { rolesClaims: readonly string[]; trustsEmail: boolean }

export const identityOf = (claims: Claims, config: ClaimsConfig): Identity => ({
  subject: String(claims.sub),
  email: emailOf(claims, config),
  roles: rolesOf(claims, config),
})

/**
 * An unverified address is ignored, as users of the provider could claim the address of anybody. Entra ID does not say
 * whether an address is verified: `trustsEmail` is for providers where an administrator sets the addresses. An address
 * that is explicitly not verified is never accepted.
 */
function emailOf({ email, email_verified: verified }: Claims, { trustsEmail }: ClaimsConfig) {
  if (typeof email !== 'string') return null
  const isVerified = verified === true || verified === 'true'
  return isVerified || (verified === undefined && trustsEmail) ? email.trim().toLowerCase() : null
}

/** From the first path that leads to a list; unknown names are left out. */
function rolesOf(claims: Claims, { rolesClaims }: ClaimsConfig): Role[] | null {
  const named = rolesClaims.map((path) => at(claims, path)).find(Array.isArray)
  if (!named) return null
  const plain = new Set(named.map((name) => plainName(String(name))))
  return roles.filter((role) => plain.has(plainName(role)))
}

const at = (claims: Claims, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Claims | null | undefined)?.[name], claims)

/** `Safety Officer`, `safety-officer` and `SafetyOfficer` are one role. */
export const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')
