import * as z from 'zod'
import { resultStatuses, type AttendanceStatus } from '@/lib/domain/training/attendance/workflow'
import { siteClock } from '@/lib/domain/site/settings/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { fragment, joined, literals, noFragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { pageSql } from '@/lib/platform/db/paging'
import { matchesKeywordSql } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, Page } from '@/lib/platform/contract/contract'
import type { AttendanceRecord, attendanceSorts, trainingEnrollments } from './contract'
import { attendanceRow, FROM, presentAttendance, ROW } from './present'
import type { Db } from '@/lib/platform/db/database'

type Sort = (typeof attendanceSorts)[number]
type ListInput = { page?: number; pageSize: number; sort?: Sort | `-${Sort}` }
type Filters = {
  /** Any part of a person's name or code. */
  keyword?: string
  statuses?: readonly AttendanceStatus[]
  sessionId?: string
  personId?: string
  contractorId?: string
  /** The first and last day of the sessions. */
  fromDate?: Day
  toDate?: Day
}

const columns: Record<Sort, (direction: Fragment) => Fragment> = {
  session: (direction) =>
    fragment`session."date" ${direction}, session."startTime" ${direction}, person."firstNameTh"`,
  person: (direction) =>
    fragment`person."firstNameTh" ${direction}, person."lastNameTh" ${direction}`,
  contractor: (direction) => fragment`contractor."nameTh" ${direction}`,
  status: (direction) => fragment`attendance."status" ${direction}, attendance."enrolledAt"`,
  enrolledAt: (direction) => fragment`attendance."enrolledAt" ${direction}`,
}

function orderBy(sort: NonNullable<ListInput['sort']>): Fragment {
  const name = sort.replace('-', '') as Sort
  const direction = sort.startsWith('-') ? fragment`DESC` : fragment`ASC`
  return fragment`ORDER BY ${columns[name](direction)}, attendance."id"`
}

const searched = [
  fragment`person."firstNameTh"`,
  fragment`person."lastNameTh"`,
  fragment`person."firstNameEn"`,
  fragment`person."lastNameEn"`,
  fragment`person."code"`,
]

/** The attendance that an actor may see: a Contractor that of the own company, others all. */
export const visibleTo = (actor: Actor): Prisma.AttendanceWhereInput =>
  isContractorOnly(actor)
    ? { contractorId: { in: actor.employerId ? [actor.employerId] : [] } }
    : {}

/** `visibleTo` and the filters, in SQL. Statuses are literals: with parameters the index of pending rows is not used. */
function whereOf(actor: Actor, filters: Filters) {
  const { keyword, statuses, sessionId, personId, contractorId, fromDate, toDate } = filters
  const ownCompany =
    isContractorOnly(actor) && fragment`attendance."contractorId" = ${actor.employerId}::uuid`
  const conditions = [
    ownCompany,
    statuses && fragment`attendance."status" IN (${literals(statuses)})`,
    sessionId && fragment`attendance."sessionId" = ${sessionId}::uuid`,
    personId && fragment`attendance."personId" = ${personId}::uuid`,
    contractorId && fragment`attendance."contractorId" = ${contractorId}::uuid`,
    fromDate && fragment`session."date" >= ${fromDate}::date`,
    toDate && fragment`session."date" <= ${toDate}::date`,
    ...matchesKeywordSql(keyword, searched),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length > 0 ? fragment`WHERE ${joined(conditions, ' AND ')}` : noFragment
}

export async function findAttendance(
  { db, sql, actor, now }: Context,
  filters: Filters,
  { page, pageSize, sort = 'session' }: ListInput,
): Promise<Page<AttendanceRecord>> {
  const where = whereOf(actor, filters)
  const part = pageSql({ page, pageSize })
  const rows = await sql`SELECT ${ROW} ${FROM} ${where} ${orderBy(sort)} ${part}`.rows(
    attendanceRow,
  )
  const needsJoins = filters.keyword || filters.fromDate || filters.toDate
  const count = () =>
    sql`
    SELECT count(*)::int AS "count"
    ${needsJoins ? FROM : fragment`FROM "attendances" attendance`} ${where}`.one(
      z.object({ count: z.int() }),
    )
  const clock = await siteClock(db, now)
  return {
    rows: rows.map((row) => presentAttendance(actor, row, clock)),
    total: page ? (await count()).count : rows.length,
  }
}

export const searchEnrollments = (
  context: Context,
  { sessionId, personId, status, ...page }: CheckedInputOf<typeof trainingEnrollments.search>,
) => findAttendance(context, { sessionId, personId, statuses: status && [status] }, page)

/** The ids of all that matches the filters, in the order of the list; at most `most`. */
export async function listAttendanceIds(
  { sql, actor }: { sql: Sql; actor: Actor },
  filters: Filters,
  sort: NonNullable<ListInput['sort']> = 'session',
  most: number | null = null,
): Promise<string[]> {
  const rows = await sql`
    SELECT attendance."id" ${FROM} ${whereOf(actor, filters)} ${orderBy(sort)} LIMIT ${most}`.rows(
    z.object({ id: z.guid() }),
  )
  return rows.map(({ id }) => id)
}

/** In no order. */
export const readAttendance =
  ({ sql, actor }: { sql: Sql; actor: Actor }, clock: Clock) =>
  async (ids: string[]): Promise<AttendanceRecord[]> => {
    const rows = await sql`
      SELECT ${ROW} ${FROM} WHERE attendance."id" = ANY (${ids}::uuid[])`.rows(attendanceRow)
    return rows.map((row) => presentAttendance(actor, row, clock))
  }

/** The latest results of some people, with the course of each: by person, at most so many. */
export async function readLatestResults(db: Db, personIds: string[], most: number) {
  const rows = await db.attendance.findMany({
    where: { personId: { in: personIds }, status: { in: [...resultStatuses] } },
    orderBy: [{ session: { date: 'desc' } }, { id: 'desc' }],
    select: {
      personId: true,
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
  return (id: string) => rows.filter(({ personId }) => personId === id).slice(0, most)
}
