import type { Db } from '@/lib/platform/db/database'

/** Cancels everybody who has not come to a session yet. */
export const cancelRowsOf = (db: Db, sessionId: string) =>
  db.attendance.updateMany({
    where: { sessionId, status: { in: ['Enrolled', 'Confirmed'] } },
    data: { status: 'Cancelled', rowVersion: { increment: 1 } },
  })
