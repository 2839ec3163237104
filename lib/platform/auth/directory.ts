import type { Actor, GateDevice } from '../access/actor'
import type { Role } from '../access/policies'
import type { Scope } from '../access/scopes'
import type { Db } from '../db/database'
import { processWide } from '../process/process-wide'
import type { SignInMethod, SignInRules } from './sign-in-rules'

/** A user who may sign in: neither removed nor disabled. Sessions of an earlier version have ended. */
export type Login = { userId: string; sessionVersion: number }

/** Of the tokens that the provider has issued to them only later ones than `sessionsEndedAt` count. */
export type ProviderLogin = Login & { sessionsEndedAt: Date | null }

export type HashChange = { from: string; to: string }

export type DirectoryUser = Login &
  Pick<Actor, 'personId' | 'name' | 'email' | 'roles' | 'employerId'>

export type StoredKey = {
  secretHash: string
  scopes: readonly Scope[]
  /** From where it may be used; from anywhere, where there are none. */
  addresses: readonly string[]
  expiresAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
  isDisabled: boolean
  account: Actor
}

/**
 * What signing in reads and writes of users, service accounts and gate devices. They belong to the domain, which the platform must not import: the
 * domain implements this and provides it once when a process starts.
 * Source: docs/decisions/0211-a-directory-of-users.md.
 */
export type Directory = {
  readRules: (db: Db) => Promise<SignInRules>
  findUser: (userId: string) => Promise<DirectoryUser | null>
  /** `passwordHash` is null where the user has no password here. */
  findByEmail: (email: string) => Promise<(Login & { passwordHash: string | null }) | null>
  findBySubject: (subject: string) => Promise<ProviderLogin | null>
  /**
   * Links the user who was invited at this verified address to an account at the provider; null where there is none.
   */
  linkInvitedUser: (subject: string, email: string) => Promise<ProviderLogin | null>
  /** `hash`: of the same password, to be kept from now on. */
  recordSignIn: (
    userId: string,
    traceId: string,
    method: SignInMethod,
    hash?: HashChange,
  ) => Promise<void>
  /** Stores the roles that the provider names at a sign-in. */
  saveProviderRoles: (userId: string, roles: readonly Role[]) => Promise<void>
  /** The gate device with this token, revoked or not; null where it was not used for too long. */
  findDevice: (tokenHash: string, now: Date) => Promise<GateDevice | null>
  /** The API key with this id, while it and its account are there, revoked or expired ones included. */
  findKey: (id: string) => Promise<StoredKey | null>
  /** Stores that a key is in use, unless that was stored a short time ago. */
  recordKeyUse: (id: string, now: Date) => Promise<void>
  /** A service account that is active, for work that it has queued. */
  findServiceAccount: (userId: string) => Promise<Actor | null>
  recordDeviceSeen: (deviceId: string, now: Date) => Promise<void>
  /** Raises the version of the user's sessions, and notes when, in the transaction of `db`. */
  invalidateSessions: (db: Db, userId: string, now: Date) => Promise<void>
}

const provided = () => processWide('directory', (): { directory?: Directory } => ({}))

export function provideDirectory(directory: Directory): void {
  provided().directory = directory
}

export function directory(): Directory {
  const { directory } = provided()
  if (!directory) throw new Error('The directory of users was not provided')
  return directory
}
