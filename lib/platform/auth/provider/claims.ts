import { roles, type Role } from '../../access/policies'

/** What an external identity provider says of somebody, as far as we need it. */
export type Identity = {
  subject: string
  /** Null unless the provider vouches for it. */
  email: string | null
  /** Null where it says nothing of roles at all. */
  roles: Role[] | null
}

type Claims = Record<string, unknown>
type Reading = { rolesClaims: readonly string[]; trustsEmail: boolean }

export const identityOf = (claims: Claims, reading: Reading): Identity => ({
  subject: String(claims.sub),
  email: emailOf(claims, reading),
  roles: rolesOf(claims, reading),
})

/**
 * An address counts only when the provider has verified it, or else anybody could call themselves what they
 * like there. Entra ID does not say so of its own accounts: `trustsEmail` is for providers where addresses
 * come from an administrator. One that says "not verified" is never believed.
 */
function emailOf({ email, email_verified: verified }: Claims, { trustsEmail }: Reading) {
  if (typeof email !== 'string') return null
  const isVerified = verified === true || verified === 'true'
  return isVerified || (verified === undefined && trustsEmail) ? email.trim().toLowerCase() : null
}

/** By the first path that leads to a list; names that are not ours are left out. */
function rolesOf(claims: Claims, { rolesClaims }: Reading): Role[] | null {
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
