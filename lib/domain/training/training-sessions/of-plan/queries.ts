import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { HalfDay } from '@/lib/platform/db/generated/client'

/** The half-days on which a plan has a session. */
export async function readSlots(
  db: Db,
  scheduleId: string,
): Promise<{ date: Day; period: HalfDay }[]> {
  const rows = await db.trainingSession.findMany({
    where: { scheduleId },
    select: { date: true, period: true },
  })
  return rows.map(({ date, period }) => ({ date: fromUtcDate(date), period }))
}
