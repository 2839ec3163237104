import { randomUUID } from 'node:crypto'
import { newPassword, PASSWORD_LENGTH } from '@/lib/domain/people/account/contract'
import { requireGoodPassword } from '@/lib/domain/people/account/password/commands'
import { record } from '@/lib/platform/audit/audit'
import { hashPassword } from '@/lib/platform/auth/password'
import { ConfigError } from '@/lib/platform/config/config'
import { prisma, transact, type Db } from '@/lib/platform/db/client'
import { messages } from '@/lib/platform/i18n/catalogue'
import { invite } from '../commands'
import { linkOf } from '../rules'

type FirstAdmin = { email?: string; password?: string; appUrl: string; now?: Date }

/**
 * Sees to it that somebody can administer a database that nothing was seeded into: an Admin with the given
 * address and password, or else a one-time link with which to become one. Returns the link, or null when
 * none is needed. Each start makes a new link until one was used.
 */
export async function ensureFirstAdmin({
  email,
  password,
  appUrl,
  now = new Date(),
}: FirstAdmin): Promise<string | null> {
  if (await hasAdmin(prisma())) return null
  const passwordHash = password && (await hashGiven(password, email))
  return transact(async (db) => {
    await lockAdmins(db)
    if (await hasAdmin(db)) return null
    const userId = (await unclaimedAdmin(db)) ?? (await makeAdmin(db))
    if (!email) return linkOf(appUrl, await invite(db, userId, now))
    await giveLogin(db, { userId, email, passwordHash, now })
    return null
  })
}

/** Makes the Admin that the configuration names beside those of the demo, where no user has that address. */
export async function ensureOwnAdmin({
  email = '',
  password,
  now = new Date(),
}: FirstAdmin): Promise<void> {
  if (await isTaken(prisma(), email)) return
  const passwordHash = password && (await hashGiven(password, email))
  await transact(async (db) => {
    await lockAdmins(db)
    if (await isTaken(db, email)) return
    await giveLogin(db, { userId: await makeAdmin(db), email, passwordHash, now })
  })
}

/** Servers that start together must not each make an Admin. */
const lockAdmins = (db: Db) => db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('first-admin'))`

const isTaken = async (db: Db, email: string) =>
  (await db.user.count({ where: { email: normal(email) } })) > 0

const normal = (email: string) => email.trim().toLowerCase()

const th = messages.th.users.systemAdmin
const en = messages.en.users.systemAdmin
const names = {
  firstNameTh: th.firstName,
  lastNameTh: th.lastName,
  firstNameEn: en.firstName,
  lastNameEn: en.lastName,
}

/** The rules for passwords hold for the one that an administrator sets, too. */
async function hashGiven(password: string, email = ''): Promise<string> {
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

async function giveLogin(db: Db, { userId, email, passwordHash, now }: Login): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { email: normal(email) } })
  // Without a password the address is enough for whom an external provider vouches.
  if (!passwordHash) await invite(db, userId, now)
  else await db.account.create({ data: { userId, passwordHash, passwordChangedAt: now } })
}

const hasAdmin = async (db: Db) =>
  (await db.user.count({
    where: {
      roles: { has: 'Admin' },
      removedAt: null,
      disabledAt: null,
      OR: [{ account: { isNot: null } }, { providerSubject: { not: null } }],
    },
  })) > 0

/** The one that an earlier start made and nobody has claimed yet. */
const unclaimedAdmin = async (db: Db) =>
  (
    await db.user.findFirst({
      where: { roles: { has: 'Admin' }, removedAt: null, account: null, providerSubject: null },
      select: { id: true },
    })
  )?.id

async function makeAdmin(db: Db): Promise<string> {
  const person = await db.person.create({ data: names })
  const user = await db.user.create({ data: { personId: person.id, roles: ['Admin'] } })
  const author = { db, actor: null, traceId: randomUUID() }
  await record(author, 'user.saved', { type: 'user', id: user.id }, { roles: ['Admin'] })
  return user.id
}
