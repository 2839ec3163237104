import type { AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { visibleTo } from '../queries'
import type { Row } from './rules'

export type ChangeRow = Row & {
  personId: string
  /** The user who gave the latest command. */
  changedByUserId: string
}

const sessionSelect = {
  id: true,
  date: true,
  status: true,
  capacity: true,
  seatsTaken: true,
  seatsHeld: true,
  waitingSeats: true,
}

/** The rows that the caller may see, unordered. `command`: what is to be done with them. */
export async function readRows(
  { db, actor }: Context,
  ids: string[],
  command: AttendanceCommand,
): Promise<ChangeRow[]> {
  const rows = await db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { session: { select: sessionSelect } },
  })
  // Whoever is anonymised has results only.
  const anonymised = command === 'correct' ? await listAnonymised(db, ids) : []
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    personId: row.personId,
    wasConfirmed: row.confirmedAt !== null,
    isAnonymised: anonymised.includes(row.id),
    session: { ...row.session, date: fromUtcDate(row.session.date) },
    changedByUserId:
      row.resultByUserId ?? row.checkedInByUserId ?? row.confirmedByUserId ?? row.enrolledByUserId,
  }))
}

async function listAnonymised(db: Db, ids: string[]): Promise<string[]> {
  const where = { id: { in: ids }, person: { anonymisedAt: { not: null } } }
  return (await db.attendance.findMany({ where, select: { id: true } })).map(({ id }) => id)
}
