import { devicePolicies, isAllowed, type Policy, type Role } from './policies'
import type { Scope } from './scopes'
import { DAY } from '../dates/durations'

/** Who is calling. Only `serve` and `gate` read cookies and tokens. */
export type Actor = {
  userId: string
  /** Absent for a service account. */
  personId?: string
  name: { th: string; en: string }
  email: string | null
  roles: readonly Role[]
  /** The employer of the actor's person. Contractors only see what belongs to it. */
  employerId: string | null
  /** The browser's session; null for a bearer token. */
  sessionId?: string | null
  /** Absent for a browser. */
  token?: BearerToken
  /** Until they have set up a second factor, only the endpoints with `duringEnrolment` answer them. */
  mustEnrol?: boolean
  /** The API key by which a service account calls. */
  key?: ApiKeyUse
  /** Of a call by a key: its scopes allow no other policies in it. */
  policies?: readonly Policy[]
}

export type ApiKeyUse = { id: string; scopes: readonly Scope[] }

export type BearerToken = {
  hash: string
  /** In milliseconds. */
  issuedAt: number
  /** In milliseconds: when its holder signed in, for it or for one that it refreshes. */
  authenticatedAt: number
  /** In milliseconds. */
  expiresAt: number
  /** Issued for a password of the product without a second factor. */
  isByPasswordAlone?: boolean
}

/** A device that was paired with a gate: no user, so it has no role and no company. */
export type GateDevice = {
  deviceId: string
  gateId: string
  name: string
  roles: readonly []
  employerId: null
  /** In milliseconds; absent while its token works. */
  revokedAt?: number
}

/** In milliseconds: for so long after it was revoked, a device delivers what has happened offline. */
export const DELIVERS_FOR = DAY

export const isRevoked = (actor: UserOrDevice) => isDevice(actor) && actor.revokedAt !== undefined

export const mayDeliver = (actor: UserOrDevice, now: Date) =>
  isDevice(actor) && (actor.revokedAt ?? 0) + DELIVERS_FOR > now.getTime()

/** Who calls an endpoint that devices may call, too (`devicePolicies`). */
export type UserOrDevice = Actor | GateDevice

export const isDevice = (actor: UserOrDevice): actor is GateDevice => 'deviceId' in actor

export const callerIdOf = (actor: UserOrDevice): string =>
  isDevice(actor) ? actor.deviceId : actor.userId

export const may = (actor: UserOrDevice, policy: Policy) =>
  isDevice(actor) ? devicePolicies.some((met) => met === policy) : meets(actor, policy)

/** Whether the roles, and of a key the scopes, include the policy. */
export const meets = (
  { roles, policies }: Pick<Actor, 'roles' | 'policies'>,
  policy: Policy,
): boolean => isAllowed(policy, roles) && (!policies || policies.includes(policy))

export const policiesMet = <P extends Policy>(actor: Actor, policies: readonly P[]): P[] =>
  policies.filter((policy) => may(actor, policy))

/** Whether Contractor is the only role: such users read and change only what belongs to their employer. */
export const isContractorOnly = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.length > 0 && roles.every((role) => role === 'Contractor')

/** Whether the actor may see records of this employer: Contractors only those of their own. */
export const isEmployerInScope = (
  actor: Pick<Actor, 'roles' | 'employerId'>,
  employerId: string | null,
) => !isContractorOnly(actor) || (employerId !== null && employerId === actor.employerId)

/**
 * Whether the actor may manage Contractor users only: the Purchasing role, unless another role administers all users.
 * Source: docs/interface.md#users.
 */
export const isBoundToContractors = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.includes('Purchasing') && !roles.includes('Admin') && !roles.includes('TenantAdministrator')
