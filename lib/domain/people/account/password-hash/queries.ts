import type { Db } from '@/lib/platform/db/database'

/** Whether a user has a password of ours. */
export const hasPassword = async (db: Db, userId: string): Promise<boolean> =>
  (await db.account.count({ where: { userId } })) > 0
