import { isAllowed, type Policy, type Role } from './policies'

/** Who is calling, whichever way they came in. Nothing past `serve` and `gate` knows cookies or tokens. */
export type Actor = {
  userId: string
  name: { th: string; en: string }
  email: string | null
  roles: readonly Role[]
  /** The employer of the actor's person; what a Contractor may see is bounded by it. */
  employerId: string | null
  /** The browser's session; null for a bearer token. */
  sessionId?: string | null
  /** The bearer token; none for a browser. */
  token?: BearerToken
  /** Nothing is open to them before they have a second factor. */
  mustEnrol?: boolean
}

export type BearerToken = {
  hash: string
  /** In milliseconds. */
  issuedAt: number
  /** In milliseconds. */
  expiresAt: number
  /** It was given for a password of ours and nothing else. */
  isByPasswordAlone?: boolean
}

export const may = (actor: Actor, policy: Policy) => isAllowed(policy, actor.roles)

export const policiesMet = <P extends Policy>(actor: Actor, policies: readonly P[]): P[] =>
  policies.filter((policy) => may(actor, policy))

/** Contractor and nothing more: sees and touches only what belongs to the own employer. */
export const isContractorOnly = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.length > 0 && roles.every((role) => role === 'Contractor')

/** Whether what belongs to this employer is open to the actor, as far as employers bound them. */
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
