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

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db.account.deleteMany({ where: { userId } })
}
