import type { ProblemCode } from '../http/problems'
import { isBoundToContractors, isContractorOnly, type Actor } from './actor'
import { roles, rolesGivenBy, type Role } from './policies'

/**
 * Who may manage whose login, beside the table `rolesGivenBy`. Source: docs/interface.md#users.
 */
export type Manager = Pick<Actor, 'roles'>
type Target = { roles: readonly Role[] }

/** Whether this actor may give the role, and take it away. */
export const mayGive = (actor: Manager, role: Role): boolean =>
  isBoundToContractors(actor)
    ? role === 'Contractor'
    : actor.roles.some((held) => rolesGivenBy[held]?.includes(role))

/** The roles that this actor may give, in the order of the groups. */
export const assignableRoles = (actor: Manager): Role[] =>
  roles.filter((role) => mayGive(actor, role))

/** Why this actor may not read the user, or null. */
export const readRefusal = (actor: Manager, target: Target): ProblemCode | null =>
  isBoundToContractors(actor) && !isContractorOnly(target) ? 'contractor-users-only' : null

const administrators: readonly Role[] = ['Admin', 'TenantAdministrator']

/** Why this actor may not change, remove or prefer the user, or null. */
export function changeRefusal(actor: Manager, target: Target): ProblemCode | null {
  const above = target.roles.filter((role) => administrators.includes(role))
  const isAbove = above.some((role) => !mayGive(actor, role))
  return readRefusal(actor, target) ?? (isAbove ? 'admin-only' : null)
}
