import { pendingStatuses } from '@/lib/domain/training/attendance/workflow'
import type { Db } from '@/lib/platform/db/database'

/** The sessions in which the person has a seat and no result. */
export async function listSessionsWithoutResult(db: Db, personId: string): Promise<string[]> {
  const seats = await db.attendance.findMany({
    where: { personId, status: { in: [...pendingStatuses] } },
    select: { sessionId: true },
    orderBy: { session: { date: 'asc' } },
  })
  return seats.map(({ sessionId }) => sessionId)
}

export const readAttendancesForExport = (db: Db, personId: string) =>
  db.attendance.findMany({
    where: { personId },
    include: { session: { select: { date: true, period: true, location: true } } },
  })
