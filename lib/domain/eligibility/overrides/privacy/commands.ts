import type { Db } from '@/lib/platform/db/database'
import { WITHHELD } from '@/lib/platform/contract/withheld'

export const emptyOverridesOf = async (db: Db, personId: string): Promise<void> =>
  void (await db.override.updateMany({ where: { personId }, data: { reason: WITHHELD } }))
