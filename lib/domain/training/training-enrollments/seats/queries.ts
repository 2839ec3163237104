import {
  attendanceStatuses,
  attendedStatuses,
  pendingStatuses,
  seatTakingStatuses,
} from '@/lib/domain/training/attendance/workflow'
import type { Db } from '@/lib/platform/db/database'

/** How many enrolments of a session are not cancelled, and how many of them are pending or attended. */
export type AttendanceCounts = { notCancelled: number; pending: number; attended: number }

const notCancelled = attendanceStatuses.filter((status) => status !== 'Cancelled')

/** Counts for several sessions in one query; gives zeros for a session without attendance. */
export async function countAttendance(
  db: Db,
  sessionIds: string[],
): Promise<(id: string) => AttendanceCounts> {
  const groups = await db.attendance.groupBy({
    by: ['sessionId', 'status'],
    where: { sessionId: { in: sessionIds } },
    _count: true,
  })
  return (id) => {
    const own = groups.filter(({ sessionId }) => sessionId === id)
    const sum = (statuses: readonly string[]) =>
      own
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { _count }) => total + _count, 0)
    return {
      notCancelled: sum(notCancelled),
      pending: sum(pendingStatuses),
      attended: sum(attendedStatuses),
    }
  }
}

const takingSeat = { status: { in: [...seatTakingStatuses] } }

/** The ids of those who have a seat in a session. */
export async function listSeated(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db.attendance.findMany({
    where: { sessionId, ...takingSeat },
    select: { personId: true },
  })
  return rows.map(({ personId }) => personId)
}
