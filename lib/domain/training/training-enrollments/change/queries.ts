import type { TrainingResult } from '@/lib/domain/training/attendance/rules'
import { resultStatuses } from '@/lib/domain/training/attendance/workflow'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { visibleTo } from '../queries'
import type { Row } from './rules'

export type ChangeRow = Row & {
  personId: string
  /** The user who gave the latest command. */
  changedByUserId: string
  course: Course
}

/** What passing brings. */
type Course = { nickname: string; validityMonths: number; credentialTypeId: string | null }

const sessionSelect = {
  id: true,
  date: true,
  status: true,
  capacity: true,
  seatsTaken: true,
  seatsHeld: true,
  waitingSeats: true,
  schedule: { select: { nickname: true, validityMonths: true, credentialTypeId: true } },
}

/** The rows that the caller may see, unordered. */
export async function readRows({ db, actor }: Context, ids: string[]): Promise<ChangeRow[]> {
  const rows = await db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { session: { select: sessionSelect } },
  })
  return rows.map(({ session: { schedule, ...session }, ...row }) => ({
    id: row.id,
    status: row.status,
    personId: row.personId,
    wasConfirmed: row.confirmedAt !== null,
    session: { ...session, date: fromUtcDate(session.date) },
    course: schedule,
    changedByUserId:
      row.resultByUserId ?? row.checkedInByUserId ?? row.confirmedByUserId ?? row.enrolledByUserId,
  }))
}

/** The results from which people's training status follows. */
export async function readResults(
  db: Db,
  personIds: string[],
): Promise<(TrainingResult & { personId: string })[]> {
  const rows = await db.attendance.findMany({
    where: {
      personId: { in: personIds },
      status: { in: [...resultStatuses] },
      // The others bring a credential.
      session: { schedule: { credentialTypeId: null } },
    },
    select: {
      personId: true,
      status: true,
      resultAt: true,
      session: { select: { date: true, schedule: { select: { validityMonths: true } } } },
    },
  })
  return rows.map(({ personId, status, resultAt, session }) => ({
    personId,
    status: status === 'Passed' ? 'Passed' : 'Failed',
    date: fromUtcDate(session.date),
    resultAt: resultAt ?? session.date,
    validityMonths: session.schedule.validityMonths,
  }))
}
