import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { PersonName } from '@/lib/domain/people/persons/rules'
import {
  attendanceWorkflow,
  takesSeat,
  type AttendanceCommand,
} from '@/lib/domain/training/attendance/workflow'
import { sessionWorkflow } from '@/lib/domain/training/training-sessions/workflow'
import { findEntries } from '@/lib/platform/audit/entries'
import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { readAttendancesOn } from '../results/queries'
import { clash } from '../clashes/rules'
import { personDayOf } from '../results/rules'
import type { Row } from './rules'

export type ChangeRow = Row & {
  /** For `correct`, whose refusals name the person. */
  person: PersonName | null
  /** The user of the latest command that is stamped in the row. */
  stampedUserId: string
}

const sessionSelect = {
  id: true,
  date: true,
  period: true,
  startTime: true,
  endTime: true,
  status: true,
  capacity: true,
  seatsTaken: true,
  seatsHeld: true,
  waitingSeats: true,
} satisfies Prisma.TrainingSessionSelect

type Wanted = {
  ids: string[]
  /** Those that may be changed here */
  scope: Prisma.AttendanceWhereInput
  command: AttendanceCommand
}

/** The rows as they are, unordered, for what is to be done with them. */
export async function readRows(
  { db, sql }: Pick<Context, 'db' | 'sql'>,
  { ids, scope, command }: Wanted,
): Promise<ChangeRow[]> {
  const found = await db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, scope] },
    include: { session: { select: sessionSelect } },
  })
  const isCorrecting = command === 'correct'
  const people = isCorrecting ? await readPeople(db, ids) : null
  const rows = found.map(
    (row): ChangeRow => ({
      id: row.id,
      status: row.status,
      personId: row.personId,
      person: people?.get(row.id) ?? null,
      wasConfirmed: row.confirmedAt !== null,
      // Whoever is anonymised has results only.
      isAnonymised: Boolean(people?.get(row.id)?.anonymisedAt),
      session: { ...row.session, date: fromUtcDate(row.session.date) },
      others: [],
      stampedUserId:
        row.resultByUserId ??
        row.checkedInByUserId ??
        row.confirmedByUserId ??
        row.enrolledByUserId,
    }),
  )
  if (!isCorrecting) return rows
  const days = rows.filter(({ status }) => !takesSeat(status)).map(dayOf)
  const attendances = await readAttendancesOn(sql, days)
  return rows.map((row) => {
    const onDay = attendances.get(personDayOf(dayOf(row))) ?? []
    const others = onDay.filter((each) => each.id !== row.id && clash(each, row.session))
    return {
      ...row,
      others: others.map((each) => ({ ...each, hasSeat: takesSeat(each.status) })),
    }
  })
}

async function readPeople(db: Db, ids: string[]) {
  const rows = await db.attendance.findMany({
    where: { id: { in: ids } },
    select: { id: true, person: { select: { ...personNameSelect, anonymisedAt: true } } },
  })
  return new Map(rows.map(({ id, person }) => [id, person]))
}

const dayOf = ({ personId, session: { date } }: ChangeRow) => ({ personId, date })

/** The ids of the enrolments of a person that can be cancelled: in sessions of later days. */
export async function listCancellable(db: Db, personId: string, today: Day): Promise<string[]> {
  const rows = await db.attendance.findMany({
    where: {
      personId,
      status: { in: [...attendanceWorkflow.of('cancel').from] },
      session: { date: { gt: toUtcDate(today) } },
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

const CANCELLED = attendanceWorkflow.eventOf('cancel')
const SESSION_CANCELLED = sessionWorkflow.eventOf('cancel')

/** Who brought each of these rows into its status, by the id of the row: a cancellation is not stamped in it. */
export async function readLastUsers(
  db: Db,
  rows: readonly ChangeRow[],
): Promise<ReadonlyMap<string, string | null>> {
  if (rows.length === 0) return new Map()
  const sessionIds = [...new Set(rows.map(({ session }) => session.id))]
  const lines = await findEntries(db, {
    OR: [
      { subjectType: 'attendance', subjectId: { in: rows.map(({ id }) => id) } },
      { subjectType: 'training-session', subjectId: { in: sessionIds }, event: SESSION_CANCELLED },
    ],
  })
  const lastOf = (id: string) => lines.findLast(({ subjectId }) => subjectId === id)
  const lineOf = ({ id, status, session }: ChangeRow) => {
    const own = lastOf(id)
    return status === 'Cancelled' && own?.event !== CANCELLED ? lastOf(session.id) : own
  }
  return new Map(
    rows.map((row) => {
      const stamped = row.status === 'Cancelled' ? null : row.stampedUserId
      return [row.id, lineOf(row)?.actorUserId ?? stamped]
    }),
  )
}
