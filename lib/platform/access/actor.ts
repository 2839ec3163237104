import { isAllowed, type Policy, type Role } from './policies'

/** Who is calling, by cookie or by token. Nothing past `serve` and `gate` knows cookies or tokens. */
export type Actor = {
  userId: string
  name: { th: string; en: string }
  email: string | null
  roles: readonly Role[]
  /** The employer of the actor's person; what a Contractor may see is bounded by it. */
  employerId: string | null
  /** The browser's session; null for a bearer token. */
  sessionId?: string | null
  /** Absent for a browser. */
  token?: BearerToken
  /** Until they have set up a second factor, only the endpoints with `duringEnrolment` answer them. */
  mustEnrol?: boolean
}

export type BearerToken = {
  hash: string
  /** In milliseconds. */
  issuedAt: number
  /** In milliseconds. */
  expiresAt: number
  /** It was issued for a password of ours without a second factor. */
  isByPasswordAlone?: boolean
}

export const may = (actor: Actor, policy: Policy) => isAllowed(policy, actor.roles)

export const policiesMet = <P extends Policy>(actor: Actor, policies: readonly P[]): P[] =>
  policies.filter((policy) => may(actor, policy))

/** Whether Contractor is the only role: such a user reads and changes only what belongs to the own employer. */
export const isContractorOnly = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.length > 0 && roles.every((role) => role === 'Contractor')

/** Whether the actor may see records of this employer: a Contractor user only those of the own one. */
export const isEmployerInScope = (
  actor: Pick<Actor, 'roles' | 'employerId'>,
  employerId: string | null,
) => !isContractorOnly(actor) || (employerId !== null && employerId === actor.employerId)

/**
 * Whether the Purchasing rule binds the actor: Contractor users only. It binds whoever has the Purchasing role, save
 * those who administer all users anyway. Source: docs/interface.md#users.
 */
export const isBoundToContractors = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.includes('Purchasing') && !roles.includes('Admin') && !roles.includes('TenantAdministrator')
