import { isBoundToContractors, isContractorOnly, meets, type Actor } from './actor'
import { roles, rolesGivenBy, type Role } from './policies'

/**
 * Who may manage whose login, beside the table `rolesGivenBy`. Source: docs/interface.md#users.
 */
export type Manager = Pick<Actor, 'roles' | 'policies'>
type Target = { roles: readonly Role[] }
type Refusal =
  | 'contractor-users-only'
  | 'admin-only'
  | 'address-by-admin-only'
  | 'address-not-yours'
  | 'access-not-yours'

/** Whether this actor may give the role, and take it away. A key, whose scopes end there, makes no login that has none. */
export const mayGive = (actor: Manager, role: Role): boolean =>
  isBoundToContractors(actor) || actor.policies
    ? role === 'Contractor'
    : actor.roles.some((own) => rolesGivenBy[own]?.includes(role))

/** The roles that this actor may give, in the order of the groups. */
export const assignableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => mayGive(actor, role))

/** Why this actor may not read the user; null if they may. */
export const readRefusal = (actor: Manager, target: Target): Refusal | null =>
  isBoundToContractors(actor) && !isContractorOnly(target) ? 'contractor-users-only' : null

export const administrators: readonly Role[] = ['Admin', 'TenantAdministrator']

/** Who the administrators are is for those who manage users. */
export const shownRoles = (actor: Manager, theirs: readonly Role[]): Role[] =>
  theirs.filter((role) => meets(actor, 'user-mgmt') || !administrators.includes(role))

/** Why this actor may not change, invite, remove or prefer the user; null if they may. A key reads more than it changes. */
export function changeRefusal(actor: Manager, target: Target): Refusal | null {
  const refusal = readRefusal(actor, target)
  if (refusal) return refusal
  const above = target.roles.filter((role) => administrators.includes(role))
  if (above.some((role) => !mayGive(actor, role))) return 'admin-only'
  return actor.policies && !isContractorOnly(target) ? 'contractor-users-only' : null
}

const mayGiveAll = (actor: Manager, { roles: theirs }: Target) =>
  theirs.every((role) => mayGive(actor, role))

/** Why this actor may not shut the user out, let them in again, invite or remove them; null if they may. */
export const accessRefusal = (actor: Manager, target: Target): Refusal | null =>
  mayGiveAll(actor, target) ? null : 'access-not-yours'

/** Whether the user has a password here or an account at the provider. */
export const hasAccount = (user: { account: object | null; providerSubject: string | null }) =>
  user.account !== null || user.providerSubject !== null

type Login = { isOwn: boolean; hasAccount: boolean; roles: readonly Role[] }

/**
 * Why this actor may not change the address that a user signs in with; null if they may. Whoever receives mail at the
 * address can become the user: until the first sign-in, the actor must be allowed to give all roles of the user.
 */
export function emailRefusal(actor: Manager, { isOwn, hasAccount, roles }: Login): Refusal | null {
  if (isOwn || actor.roles.includes('Admin')) return null
  if (hasAccount) return 'address-by-admin-only'
  return mayGiveAll(actor, { roles }) ? null : 'address-not-yours'
}
