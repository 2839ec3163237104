import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import { recordAll } from '@/lib/platform/audit/audit'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'

/** Cancels everybody in a session to which nobody has come: who did not appear has missed nothing. */
export const cancelEnrollmentsOf = (db: Db, sessionId: string) =>
  db.attendance.updateMany({
    where: { sessionId, status: { in: [...attendanceWorkflow.of('cancel').from, 'NoShow'] } },
    data: { status: attendanceWorkflow.target('cancel'), rowVersion: { increment: 1 } },
  })

/** Of a session that was moved to a day to come: who did not appear has missed nothing. Returns the ids. */
export async function cancelNoShowsOf(context: Context, sessionId: string): Promise<string[]> {
  const to = attendanceWorkflow.target('cancel')
  const rows = await context.db.attendance.updateManyAndReturn({
    where: { sessionId, status: 'NoShow' },
    data: { status: to, rowVersion: { increment: 1 } },
    select: { id: true, personId: true },
  })
  await recordAll(
    context,
    attendanceWorkflow.eventOf('cancel'),
    rows.map(({ id, personId }) => ({
      subject: { type: 'attendance', id },
      changes: { from: 'NoShow', to, personId },
    })),
  )
  return rows.map(({ id }) => id)
}
