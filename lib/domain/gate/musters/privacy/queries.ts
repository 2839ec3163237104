import type { Db } from '@/lib/platform/db/database'

export const readMarksForExport = (db: Db, personId: string) =>
  db.musterMark.findMany({
    where: { personId },
    omit: { contentHash: true },
    include: { muster: { select: { kind: true, startedAt: true } } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
