import { readTimeZone } from '@/lib/domain/settings/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/auth/actor'
import { dayIn } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, Page } from '@/lib/platform/http/contract'
import type { AttendanceRecord, attendanceSorts, trainingEnrollments } from './contract'
import { attendanceSelect, presentAttendance } from './present'

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
  const today = dayIn(await readTimeZone({ db }), now)
  return { rows: rows.map((row) => presentAttendance(actor, row, today)), total }
}

export const searchEnrollments = (
  context: Context,
  { sessionId, personId, status, ...wish }: CheckedInputOf<typeof trainingEnrollments.search>,
) => findAttendance(context, { sessionId, personId, status }, wish)
