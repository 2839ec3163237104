import type { Db } from '@/lib/platform/db/database'

/** Since when these users are told by LINE. */
export const readLineLinksForExport = (db: Db, userIds: string[]) =>
  db.lineLink.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true, linkedAt: true },
  })
