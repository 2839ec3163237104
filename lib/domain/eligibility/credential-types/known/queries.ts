import type { Db } from '@/lib/platform/db/database'

/** Those of the ids that exist. */
export const findTypes = (db: Db, ids: string[]): Promise<{ id: string; isActive: boolean }[]> =>
  db.credentialType.findMany({ where: { id: { in: ids } }, select: { id: true, isActive: true } })
