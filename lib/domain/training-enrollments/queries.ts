import { seatHolding } from '@/lib/domain/attendance/workflow'
import { personNameSelect } from '@/lib/domain/persons/present'
import { matching, visibleTo as personsVisibleTo } from '@/lib/domain/persons/queries'
import { nameIn, namesOf } from '@/lib/domain/persons/rules'
import { getSettings } from '@/lib/domain/settings/queries'
import { siteClock } from '@/lib/domain/training-sessions/queries'
import { hasBegun } from '@/lib/domain/training-sessions/rules'
import { isContractorOnly, type Actor } from '@/lib/platform/auth/actor'
import { dayIn, fromColumn } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf, Page } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import { problemText } from '@/lib/platform/http/problems'
import type {
  AttendanceRecord,
  attendanceSorts,
  CandidateRecord,
  trainingEnrollments,
} from './contract'
import { attendanceSelect, presentAttendance } from './present'
import { refusalToEnroll } from './rules'

const sorting = {
  session: (direction) => [
    { session: { date: direction } },
    { session: { startTime: direction } },
    { person: { firstNameTh: 'asc' } },
  ],
  person: (direction) => [
    { person: { firstNameTh: direction } },
    { person: { lastNameTh: direction } },
  ],
  contractor: (direction) => [{ contractor: { nameTh: direction } }],
  status: (direction) => [{ status: direction }, { enrolledAt: 'asc' }],
  enrolledAt: (direction) => [{ enrolledAt: direction }],
} satisfies Sorting<Prisma.AttendanceOrderByWithRelationInput>

type Sort = (typeof attendanceSorts)[number]
type Wish = { page?: number; pageSize: number; sort?: Sort | `-${Sort}` }

/** The attendance that exists for an actor: to a Contractor, that of the own employer's people. */
export const visibleTo = (actor: Actor): Prisma.AttendanceWhereInput =>
  isContractorOnly(actor)
    ? { contractorId: { in: actor.employerId ? [actor.employerId] : [] } }
    : {}

/** Attendance rows by any filter, with what the queues show beside them. */
export async function findAttendance(
  { db, actor, now }: Context,
  filters: Prisma.AttendanceWhereInput,
  wish: Wish,
): Promise<Page<AttendanceRecord>> {
  const where = { AND: [visibleTo(actor), filters] }
  const page = pageOf(wish, sorting)
  const rows = await db.attendance.findMany({ where, select: attendanceSelect, ...page })
  const total = wish.page ? await db.attendance.count({ where }) : rows.length
  const today = dayIn((await getSettings({ db })).timeZone, now)
  return { rows: rows.map((row) => presentAttendance(actor, row, today)), total }
}

export const searchEnrollments = (
  context: Context,
  { sessionId, personId, status, ...wish }: CheckedInputOf<typeof trainingEnrollments.search>,
) => findAttendance(context, { sessionId, personId, status }, wish)

type Session = Awaited<ReturnType<typeof readSession>>

export async function readSession({ db }: Pick<Context, 'db'>, id: string) {
  const session = await db.trainingSession.findUnique({ where: { id } })
  if (!session) throw new Problem('record-not-found', { values: { id } })
  return session
}

/** What a session has for people who want to go in, by the clock of the site. */
export async function roomOf({ db, now }: Pick<Context, 'db' | 'now'>, session: Session) {
  const start = { date: fromColumn(session.date), startTime: session.startTime }
  const takesPeople = session.status === 'Open' || session.status === 'Full'
  return {
    sessionId: session.id,
    isOpen: takesPeople && !hasBegun(start, await siteClock(db, now)),
    seats: session.capacity - session.seatsTaken,
  }
}

/** A person's rows that hold a seat in the half-day of a session. */
export const seatsOfHalfDay = ({ date, period }: Pick<Session, 'date' | 'period'>) =>
  ({
    where: {
      status: { in: [...seatHolding] },
      session: { date, period, status: { not: 'Cancelled' } },
    },
    select: { sessionId: true },
  }) satisfies Prisma.Person$attendancesArgs

const candidateSorting = {
  person: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

const candidateSelect = {
  id: true,
  code: true,
  ...personNameSelect,
  employer: { select: { id: true, nameTh: true, nameEn: true } },
  trainingStatus: true,
  trainingValidUntil: true,
  profileAssetId: true,
  idCardAssetId: true,
} satisfies Prisma.PersonSelect

export async function searchCandidates(
  context: Context,
  {
    sessionId,
    keyword,
    employerId,
    ...wish
  }: CheckedInputOf<typeof trainingEnrollments.candidates>,
): Promise<OutputOf<typeof trainingEnrollments.candidates>> {
  const { db, actor, language } = context
  const session = await readSession(context, sessionId)
  const room = await roomOf(context, session)
  const where = { AND: [{ employerId }, matching(keyword), personsVisibleTo(actor)] }
  const select = { ...candidateSelect, attendances: seatsOfHalfDay(session) }
  const people = await db.person.findMany({ where, select, ...pageOf(wish, candidateSorting) })
  const total = await db.person.count({ where })
  const rows = people.map((person): CandidateRecord => {
    const code = refusalToEnroll(person.attendances, room)
    return {
      id: person.id,
      code: person.code,
      ...namesOf(person),
      employer: person.employer,
      TrainingStatus: person.trainingStatus,
      trainingValidUntil: person.trainingValidUntil && fromColumn(person.trainingValidUntil),
      profileAssetId: person.profileAssetId,
      hasIdCard: person.idCardAssetId !== null,
      refusal: code && {
        code,
        text: problemText(code, language, { name: nameIn(language, person) }),
      },
    }
  })
  return { rows, total }
}
