import type { Actor } from '../access/actor'
import type { Role } from '../access/policies'
import type { Db } from '../db/database'
import type { SignInRules } from './sign-in-rules'

/** A user who may sign in: neither removed nor disabled. Sessions of an earlier version have ended. */
export type Login = { userId: string; sessionVersion: number }

export type DirectoryUser = Login & Pick<Actor, 'name' | 'email' | 'roles' | 'employerId'>

/**
 * What signing in asks of the users of the site, and tells them. Users are a noun of the domain, which the platform
 * does not know: the domain answers, and is named once when a process starts.
 */
export type Directory = {
  readRules: (db: Db) => Promise<SignInRules>
  findUser: (userId: string) => Promise<DirectoryUser | null>
  /** `passwordHash` is null where there is no account of ours. */
  findByEmail: (email: string) => Promise<(Login & { passwordHash: string | null }) | null>
  findBySubject: (subject: string) => Promise<Login | null>
  /** Binds the user who was invited at this verified address to an account at the provider, or null. */
  linkInvitedUser: (subject: string, email: string) => Promise<Login | null>
  recordSignIn: (userId: string, traceId: string) => Promise<void>
  /** Keeps the roles that the provider names at a sign-in. */
  saveProviderRoles: (userId: string, roles: readonly Role[]) => Promise<void>
  /** Raises the version of the user's sessions, in the transaction of `db`. */
  invalidateSessions: (db: Db, userId: string) => Promise<void>
}

// One for the process: the bundles of its pages and routes have modules of their own.
const shared = globalThis as unknown as { siteSafetyDirectory?: Directory }

export function provideDirectory(directory: Directory): void {
  shared.siteSafetyDirectory = directory
}

export function directory(): Directory {
  if (!shared.siteSafetyDirectory) throw new Error('Nobody has provided the directory of users')
  return shared.siteSafetyDirectory
}
