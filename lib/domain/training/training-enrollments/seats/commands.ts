import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import type { Db } from '@/lib/platform/db/database'

/** Cancels everybody in a session who has not come to it yet. */
export const cancelEnrollmentsOf = (db: Db, sessionId: string) =>
  db.attendance.updateMany({
    where: { sessionId, status: { in: [...attendanceWorkflow.of('cancel').from] } },
    data: { status: attendanceWorkflow.target('cancel'), rowVersion: { increment: 1 } },
  })
