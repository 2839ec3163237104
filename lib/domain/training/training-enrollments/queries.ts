import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'
import { readToday } from '@/lib/domain/site/settings/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { Prisma } from '@/lib/platform/db/generated/client'
import { oneTooMany } from '@/lib/platform/db/paging'
import { matchesKeywordSql } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, Page } from '@/lib/platform/contract/contract'
import type { AttendanceRecord, attendanceSorts, trainingEnrollments } from './contract'
import { FROM, presentAttendance, ROW, type AttendanceRow } from './present'
import type { Db } from '@/lib/platform/db/client'

type Sort = (typeof attendanceSorts)[number]
type ListInput = { page?: number; pageSize: number; sort?: Sort | `-${Sort}` }
type Filters = {
  /** any part of a person's name or code */
  keyword?: string
  statuses?: readonly AttendanceStatus[]
  sessionId?: string
  personId?: string
  contractorId?: string
}

/** What each sort name orders by, ↕ being its direction. */
const columns: Record<Sort, string> = {
  session: 'session."date" ↕, session."startTime" ↕, person."firstNameTh"',
  person: 'person."firstNameTh" ↕, person."lastNameTh" ↕',
  contractor: 'contractor."nameTh" ↕',
  status: 'attendance."status" ↕, attendance."enrolledAt"',
  enrolledAt: 'attendance."enrolledAt" ↕',
}

function orderBy(sort: NonNullable<ListInput['sort']>): Prisma.Sql {
  const name = sort.replace('-', '') as Sort
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC'
  return Prisma.raw(`ORDER BY ${columns[name].replaceAll('↕', direction)}, attendance."id"`)
}

const searched = ['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn', 'code'].map(
  (column) => `person."${column}"`,
)

/** The attendance that exists for an actor: to a Contractor, that of the own employer's people. */
export const visibleTo = (actor: Actor): Prisma.AttendanceWhereInput =>
  isContractorOnly(actor)
    ? { contractorId: { in: actor.employerId ? [actor.employerId] : [] } }
    : {}

/** The same, and the filters, in SQL. The statuses stand in it as they are, so that the index of the pending serves. */
function whereOf(actor: Actor, { keyword, statuses, sessionId, personId, contractorId }: Filters) {
  const own =
    isContractorOnly(actor) && Prisma.sql`attendance."contractorId" = ${actor.employerId}::uuid`
  const conditions = [
    own,
    statuses && Prisma.raw(`attendance."status" IN (${statuses.map((one) => `'${one}'`).join()})`),
    sessionId && Prisma.sql`attendance."sessionId" = ${sessionId}::uuid`,
    personId && Prisma.sql`attendance."personId" = ${personId}::uuid`,
    contractorId && Prisma.sql`attendance."contractorId" = ${contractorId}::uuid`,
    ...matchesKeywordSql(keyword, searched),
  ].filter((condition) => condition instanceof Prisma.Sql)
  return conditions.length > 0
    ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`
    : Prisma.empty
}

/** Attendance rows by any filter, with what the queues show beside them. */
export async function findAttendance(
  { db, actor, now }: Context,
  filters: Filters,
  { page, pageSize, sort = 'session' }: ListInput,
): Promise<Page<AttendanceRecord>> {
  const where = whereOf(actor, filters)
  const part = page
    ? Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`
    : Prisma.sql`LIMIT ${oneTooMany()}`
  const rows = await db.$queryRaw<
    AttendanceRow[]
  >`SELECT ${ROW} ${FROM} ${where} ${orderBy(sort)} ${part}`
  const count = () => db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count"
    ${filters.keyword ? FROM : Prisma.sql`FROM "attendances" attendance`} ${where}`
  const today = await readToday({ db, now })
  return {
    rows: rows.map((row) => presentAttendance(actor, row, today)),
    total: page ? (await count())[0].count : rows.length,
  }
}

export const searchEnrollments = (
  context: Context,
  { sessionId, personId, status, ...wish }: CheckedInputOf<typeof trainingEnrollments.search>,
) => findAttendance(context, { sessionId, personId, statuses: status && [status] }, wish)

/** The ids of everything that filters leave, in the order of the list, but no more than `most`. */
export async function listAttendanceIds(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  filters: Filters,
  sort: NonNullable<ListInput['sort']> = 'session',
  most: number | null = null,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT attendance."id" ${FROM} ${whereOf(actor, filters)} ${orderBy(sort)} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/** Rows by their ids, in no order. */
export const readAttendance =
  ({ db, actor }: Pick<Context, 'db' | 'actor'>, today: Day) =>
  async (ids: string[]): Promise<AttendanceRecord[]> => {
    const rows = await db.$queryRaw<
      AttendanceRow[]
    >`SELECT ${ROW} ${FROM} WHERE attendance."id" = ANY (${ids}::uuid[])`
    return rows.map((row) => presentAttendance(actor, row, today))
  }

/** The latest results of a person, with the training that each is of. */
export const readLatestResults = (db: Db, personId: string, most: number) =>
  db.attendance.findMany({
    where: { personId, status: { in: ['Passed', 'Failed'] } },
    orderBy: [{ session: { date: 'desc' } }, { id: 'desc' }],
    take: most,
    select: {
      status: true,
      session: {
        select: {
          date: true,
          location: true,
          schedule: { select: { name: true, nickname: true } },
        },
      },
    },
  })

/** All that is kept of a person's trainings. */
export const readWholeAttendance = (db: Db, personId: string) =>
  db.attendance.findMany({
    where: { personId },
    include: { session: { select: { date: true, period: true, location: true } } },
  })
