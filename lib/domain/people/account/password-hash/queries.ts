import type { Db } from '@/lib/platform/db/database'

/** Whether a user has a password at the embedded identity provider. */
export const hasPassword = async (db: Db, userId: string): Promise<boolean> =>
  (await db.account.count({ where: { userId } })) > 0
