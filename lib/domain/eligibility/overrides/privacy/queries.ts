import type { Db } from '@/lib/platform/db/database'

/** What a person may pass without, why, for how long, and whose decision it was. */
export const readOverridesForExport = (db: Db, personId: string) =>
  db.override.findMany({
    where: { personId },
    include: { permit: { select: { permitNo: true } } },
    orderBy: { createdAt: 'asc' },
  })
