import type { HashChange } from '@/lib/platform/auth/directory'
import type { Db } from '@/lib/platform/db/database'

/** Gives a user this password, whether or not they had one. */
export async function savePassword(
  db: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const account = { passwordHash, passwordChangedAt: now }
  await db.account.upsert({
    where: { userId },
    create: { userId, ...account },
    update: account,
  })
}

/** The password stays the same; one that has been changed since `from` was read stays as it is. */
export async function replaceHash(db: Db, userId: string, { from, to }: HashChange): Promise<void> {
  const stored = await db.account.findFirst({ where: { userId, passwordHash: from } })
  if (!stored) return
  const { hasDemoPassword } = stored
  const { count } = await db.account.updateMany({
    where: { userId, passwordHash: from },
    data: { passwordHash: to },
  })
  // A trigger takes every other hash for another password.
  if (count > 0 && hasDemoPassword !== false)
    await db.account.update({ where: { userId }, data: { hasDemoPassword } })
}

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db.account.deleteMany({ where: { userId } })
}
