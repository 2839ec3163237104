import type { Db } from '@/lib/platform/db/database'
import { WITHHELD } from '@/lib/platform/contract/withheld'

export const emptyBarsOf = async (db: Db, personId: string): Promise<void> =>
  void (await db.bar.updateMany({ where: { personId }, data: { reason: WITHHELD } }))
