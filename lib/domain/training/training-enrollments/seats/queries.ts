import { pending, seatHolding } from '@/lib/domain/training/attendance/workflow'
import { toColumn, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { HalfDay } from '@/lib/platform/db/generated/client'

/** How many attendance rows a session has, and how many of them stand where. */
export type RowCounts = { all: number; pending: number; attended: number }

/** The attendance of several sessions in one query; a session without any has none in it. */
export async function countRows(db: Db, sessionIds: string[]): Promise<(id: string) => RowCounts> {
  const groups = await db.attendance.groupBy({
    by: ['sessionId', 'status'],
    where: { sessionId: { in: sessionIds } },
    _count: true,
  })
  const attendedStatuses: readonly string[] = ['Attended', 'Passed', 'Failed']
  const pendingStatuses: readonly string[] = pending
  return (id) => {
    const own = groups.filter(({ sessionId }) => sessionId === id)
    const sum = (statuses?: readonly string[]) =>
      own
        .filter(({ status }) => !statuses || statuses.includes(status))
        .reduce((total, { _count }) => total + _count, 0)
    return { all: sum(), pending: sum(pendingStatuses), attended: sum(attendedStatuses) }
  }
}

/** How many of those who hold a seat of a session hold one of another session in this half of this day. */
export async function countBusy(
  db: Db,
  sessionId: string,
  { date, period }: { date: Day; period: HalfDay },
): Promise<number> {
  const holding = { status: { in: [...seatHolding] } }
  const own = await db.attendance.findMany({
    where: { sessionId, ...holding },
    select: { personId: true },
  })
  return db.attendance.count({
    where: {
      personId: { in: own.map(({ personId }) => personId) },
      ...holding,
      session: { id: { not: sessionId }, date: toColumn(date), period },
    },
  })
}
