import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { hashPassword } from '@/lib/platform/auth/password'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { randomCode } from '@/lib/platform/secrets/tokens'

type LockedAccount = { email: string; password: string }

/**
 * Gives every account that has the demo's password, disabled ones included, one of its own, and ends its sessions,
 * tokens and links. The passwords are returned once and stored as hashes only.
 */
export async function lockDemoAccounts(now = new Date()): Promise<LockedAccount[]> {
  const open = await database().db.account.findMany({
    where: { hasDemoPassword: true, user: { removedAt: null } },
    select: { userId: true, user: { select: { email: true } } },
    orderBy: { userId: 'asc' },
  })
  const replacements = await Promise.all(
    open.map(async ({ userId, user }) => {
      const password = randomPassword()
      return { userId, email: user.email ?? '', password, hash: await hashPassword(password) }
    }),
  )
  return inTransaction(async (database) => {
    const locked: LockedAccount[] = []
    for (const { userId, hash, email, password } of replacements)
      if (await lock(database, userId, hash, now)) locked.push({ email, password })
    return locked
  })
}

/** False for an account whose user has chosen a password meanwhile: it keeps that one. */
async function lock(
  { db, sql }: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { count } = await db.account.updateMany({
    where: { userId, hasDemoPassword: true },
    data: { passwordHash, passwordChangedAt: now },
  })
  if (count === 0) return false
  await revokeLinks(db, userId)
  await endAllSessions(db, userId, now)
  const author = bySystem(sql)
  await record(author, 'account.password-changed', { type: 'user', id: userId })
  return true
}

/** Five groups of four characters, 98 bits. */
const randomPassword = () => Array.from({ length: 5 }, () => randomCode(4)).join('-')
