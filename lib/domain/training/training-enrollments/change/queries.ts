import { fromUtcDate } from '@/lib/platform/dates/day'
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

/** The rows that the caller may see, unordered. */
export async function readRows({ db, actor }: Context, ids: string[]): Promise<ChangeRow[]> {
  const rows = await db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { session: { select: sessionSelect }, person: { select: { anonymisedAt: true } } },
  })
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    personId: row.personId,
    wasConfirmed: row.confirmedAt !== null,
    isAnonymised: row.person.anonymisedAt !== null,
    session: { ...row.session, date: fromUtcDate(row.session.date) },
    changedByUserId:
      row.resultByUserId ?? row.checkedInByUserId ?? row.confirmedByUserId ?? row.enrolledByUserId,
  }))
}
