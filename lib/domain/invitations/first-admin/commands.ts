import { randomUUID } from 'node:crypto'
import { record } from '@/lib/platform/audit/audit'
import { hashPassword } from '@/lib/platform/auth/password'
import { transact, type Db } from '@/lib/platform/db/client'
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
  const passwordHash = password ? await hashPassword(password) : undefined
  return transact(async (db) => {
    // Servers that start together must not each make an Admin.
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('first-admin'))`
    if (await hasAdmin(db)) return null
    const userId = (await unclaimedAdmin(db)) ?? (await makeAdmin(db))
    if (!email) return linkOf(appUrl, await invite(db, userId, now))
    await db.user.update({ where: { id: userId }, data: { email: email.trim().toLowerCase() } })
    // Without a password the address is enough for whom an external provider vouches.
    if (!passwordHash) await invite(db, userId, now)
    else await db.account.create({ data: { userId, passwordHash, passwordChangedAt: now } })
    return null
  })
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
  const person = await db.person.create({
    data: { firstNameTh: 'ผู้ดูแล', lastNameTh: 'ระบบ', firstNameEn: 'System', lastNameEn: 'Admin' },
  })
  const user = await db.user.create({ data: { personId: person.id, roles: ['Admin'] } })
  const author = { db, actor: null, traceId: randomUUID() }
  await record(author, 'user.saved', { type: 'user', id: user.id }, { roles: ['Admin'] })
  return user.id
}
