import type { Db } from '@/lib/platform/db/database'

export const readMarksForExport = (db: Db, personId: string) =>
  db.musterMark.findMany({
    where: { personId },
    omit: { contentHash: true },
    include: { muster: { select: { kind: true, startedAt: true } } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })

/** The roll call that runs and in which the person was marked. */
export async function listRunningMustersWith(db: Db, personId: string): Promise<string[]> {
  const musters = await db.muster.findMany({
    where: { endedAt: null, musterMarks: { some: { personId } } },
    select: { id: true },
  })
  return musters.map(({ id }) => id)
}
