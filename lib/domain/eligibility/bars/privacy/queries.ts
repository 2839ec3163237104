import { toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'

export const readBarsForExport = (db: Db, personId: string) =>
  db.bar.findMany({ where: { personId }, orderBy: { fromDate: 'asc' } })

/** The person’s bars that hold: they are lifted first, as nobody could be told apart afterwards. */
export async function listBarsInForce(db: Db, personId: string, today: Day): Promise<string[]> {
  const rows = await db.bar.findMany({
    where: {
      personId,
      liftedAt: null,
      OR: [{ untilDate: null }, { untilDate: { gte: toUtcDate(today) } }],
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
