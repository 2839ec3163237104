import type { Db } from '@/lib/platform/db/database'

/** On what basis pictures were kept stays; what somebody wrote about it goes. */
export const emptyConsentsOf = async (db: Db, personId: string): Promise<void> =>
  void (await db.consent.updateMany({ where: { personId }, data: { reason: null } }))
