import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import type { Db } from '@/lib/platform/db/database'

/** Cancels everybody in a session to which nobody has come: who did not appear has missed nothing. */
export const cancelEnrollmentsOf = (db: Db, sessionId: string) =>
  db.attendance.updateMany({
    where: { sessionId, status: { in: [...attendanceWorkflow.of('cancel').from, 'NoShow'] } },
    data: { status: attendanceWorkflow.target('cancel'), rowVersion: { increment: 1 } },
  })
