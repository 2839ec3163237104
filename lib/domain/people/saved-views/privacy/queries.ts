import type { Db } from '@/lib/platform/db/database'

/** The views of lists of these users. */
export const readViewsForExport = (db: Db, userIds: string[]) =>
  db.savedView.findMany({ where: { ownerId: { in: userIds } } })
