import { newPassword, PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'
import { requireGoodPassword } from '@/lib/domain/people/account/password/commands'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { hashPassword } from '@/lib/platform/auth/password'
import { ConfigError } from '@/lib/platform/config/config'
import { database, inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { messages } from '@/lib/platform/i18n/catalogue'
import { invite } from '../commands'
import { linkOf } from '../links/rules'
import { savePassword } from '@/lib/domain/people/account/password-hash/commands'
import { makeNamedPerson } from '@/lib/domain/people/persons/commands'
import { setEmail, makeUser } from '@/lib/domain/people/users/logins/commands'
import {
  findUnclaimedAdmin,
  hasAdmin,
  isEmailTaken,
} from '@/lib/domain/people/users/logins/queries'

type FirstAdmin = { email?: string; password?: string; appUrl: string; now?: Date }

/**
 * Makes the first Admin of a database without one: with the given email and password, or else with a single-use link,
 * which is returned. Null where no link is needed. Each start makes a new link until one was used.
 */
export async function ensureFirstAdmin({
  email,
  password,
  appUrl,
  now = new Date(),
}: FirstAdmin): Promise<string | null> {
  if (await hasAdmin(database().db)) return null
  const passwordHash = password && (await hashAdminPassword(password, email))
  return inTransaction(async ({ db, sql }) => {
    await lockAdmins(sql)
    if (await hasAdmin(db)) return null
    const userId = (await findUnclaimedAdmin(db))?.id ?? (await makeAdmin({ db, sql }))
    if (!email) return linkOf(appUrl, await invite(db, userId, now))
    await setLogin(db, { userId, email, passwordHash, now })
    return null
  })
}

/** Makes the Admin that the configuration names, beside those of the demo; nothing where a user has that email. */
export async function ensureOwnAdmin({
  email = '',
  password,
  now = new Date(),
}: FirstAdmin): Promise<void> {
  if (await isTaken(database().db, email)) return
  const passwordHash = password && (await hashAdminPassword(password, email))
  await inTransaction(async ({ db, sql }) => {
    await lockAdmins(sql)
    if (await isTaken(db, email)) return
    await setLogin(db, { userId: await makeAdmin({ db, sql }), email, passwordHash, now })
  })
}

/** Servers that start at the same time must not each make an Admin. */
const lockAdmins = (sql: Sql) => sql`SELECT pg_advisory_xact_lock(hashtext('first-admin'))`.run()

const isTaken = (db: Db, email: string) => isEmailTaken(db, normalized(email))

const normalized = (email: string) => email.trim().toLowerCase()

const th = messages.th.users.systemAdmin
const en = messages.en.users.systemAdmin
const names = {
  firstNameTh: th.firstName,
  lastNameTh: th.lastName,
  firstNameEn: en.firstName,
  lastNameEn: en.lastName,
}

/** Throws a ConfigError where the configured password breaks the rules for passwords. */
async function hashAdminPassword(password: string, email = ''): Promise<string> {
  try {
    newPassword.parse(password)
    requireGoodPassword(password, { email, person: names })
  } catch {
    throw new ConfigError([
      `ADMIN_PASSWORD is too easily guessed: use at least ${PASSWORD_LENGTH} characters, none of the common passwords and not the address`,
    ])
  }
  return hashPassword(password)
}

type Login = { userId: string; email: string; passwordHash?: string; now: Date }

async function setLogin(db: Db, { userId, email, passwordHash, now }: Login): Promise<void> {
  await setEmail(db, userId, normalized(email))
  // Without a password the invitation lets the external provider's user with this email in.
  if (!passwordHash) await invite(db, userId, now)
  else await savePassword(db, userId, { passwordHash, now })
}

async function makeAdmin({ db, sql }: Database): Promise<string> {
  const person = await makeNamedPerson(db, names)
  const user = await makeUser(db, person.id, ['Admin'])
  const author = bySystem(sql)
  await record(author, 'person.saved', { type: 'person', id: person.id }, names)
  await record(author, 'user.saved', { type: 'user', id: user.id }, { roles: ['Admin'] })
  return user.id
}
