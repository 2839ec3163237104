import type { Db } from '@/lib/platform/db/database'
import { WITHHELD } from '@/lib/platform/db/withheld'

export const emptyOverridesOf = async (db: Db, personId: string): Promise<void> =>
  void (await db.override.updateMany({ where: { personId }, data: { reason: WITHHELD } }))
