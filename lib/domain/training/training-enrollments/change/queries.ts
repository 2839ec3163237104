import type { TrainingResult } from '@/lib/domain/training/attendance/rules'
import { fromColumn } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { visibleTo } from '../queries'
import type { Row } from './rules'

export type ChangeRow = Row & {
  personId: string
  /** The user by whom it became what it is. */
  changedByUserId: string
}

const sessionSelect = { id: true, date: true, status: true, capacity: true, seatsTaken: true }

/** The rows that exist for the caller, in no order. */
export async function readRows({ db, actor }: Context, ids: string[]): Promise<ChangeRow[]> {
  const rows = await db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { session: { select: sessionSelect } },
  })
  return rows.map(({ id, status, personId, session, ...by }) => ({
    ...{ id, status, personId, wasConfirmed: by.confirmedAt !== null },
    session: { ...session, date: fromColumn(session.date) },
    changedByUserId:
      by.resultByUserId ?? by.checkedInByUserId ?? by.confirmedByUserId ?? by.enrolledByUserId,
  }))
}

/** The results that people's training is worked out from. */
export async function readResults(
  db: Db,
  personIds: string[],
): Promise<(TrainingResult & { personId: string })[]> {
  const rows = await db.attendance.findMany({
    where: { personId: { in: personIds }, status: { in: ['Passed', 'Failed'] } },
    select: {
      ...{ personId: true, status: true, resultAt: true },
      session: { select: { date: true, schedule: { select: { validityMonths: true } } } },
    },
  })
  return rows.map(({ personId, status, resultAt, session }) => ({
    personId,
    status: status === 'Passed' ? 'Passed' : 'Failed',
    date: fromColumn(session.date),
    resultAt: resultAt ?? session.date,
    validityMonths: session.schedule.validityMonths,
  }))
}
