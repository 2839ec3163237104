import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { countAttendance } from '@/lib/domain/training/training-enrollments/seats/queries'
import { readTimeZone, siteClock } from '@/lib/domain/site/settings/queries'
import { capacityPresets, DEFAULT_CAPACITY } from '@/lib/domain/training/training-plans/contract'
import { getTrainingPlan } from '@/lib/domain/training/training-plans/queries'
import { defaultTimes, nextHalfDay, usedHalves } from '@/lib/domain/training/training-plans/rules'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { TrainingSessionRecord, trainingSessions, TrainingSessionTemplate } from './contract'
import { presentTrainingSession, trainingSessionSelect } from './present'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import type { Sql } from '@/lib/platform/db/sql'
import { TRAINING_SESSIONS } from './days/rows'
import { sessionRow } from './rows'

type Filters = CheckedInputOf<typeof trainingSessions.search>

const sorting = {
  date: (direction) => [{ date: direction }, { startTime: direction }],
  scheduleName: (direction) => [{ schedule: { name: direction } }, { date: 'asc' }],
  location: (direction) => [{ location: direction }, { date: 'asc' }],
  status: (direction) => [{ status: direction }, { date: 'asc' }],
  seatsTaken: (direction) => [{ seatsTaken: direction }, { date: 'asc' }],
  seatsLeft: (direction) => [{ seatsLeft: direction }, { date: 'asc' }],
} satisfies Sorting<Prisma.TrainingSessionOrderByWithRelationInput>

export const matchesFilters = ({
  keyword,
  fromDate,
  toDate,
  status,
  scheduleId,
  gives,
}: Omit<Filters, 'page' | 'pageSize' | 'sort'>) =>
  ({
    status,
    scheduleId,
    schedule: gives && { credentialTypeId: gives === 'Credential' ? { not: null } : null },
    date: { gte: fromDate && toUtcDate(fromDate), lte: toDate && toUtcDate(toDate) },
    ...matchesKeyword<Prisma.TrainingSessionWhereInput>(keyword, (contains) => [
      { schedule: { name: contains } },
      { schedule: { nickname: contains } },
      { location: contains },
    ]),
  }) satisfies Prisma.TrainingSessionWhereInput

/** The ids of all that matches the filters, in the order of the list; at most `most`. */
export async function listSessionIds(
  { db }: Pick<Context, 'db'>,
  filters: Filters,
  most: number,
): Promise<string[]> {
  const { orderBy } = pagingOf(filters, sorting)
  const where = matchesFilters(filters)
  const rows = await db.trainingSession.findMany({
    where,
    select: { id: true },
    orderBy,
    take: most,
  })
  return rows.map(({ id }) => id)
}

export async function searchTrainingSessions(
  context: Context,
  filters: Filters,
): Promise<OutputOf<typeof trainingSessions.search>> {
  const { db, actor, now } = context
  const where = matchesFilters(filters)
  const page = pagingOf(filters, sorting)
  const rows = await db.trainingSession.findMany({ where, select: trainingSessionSelect, ...page })
  const total = await totalOf(page, rows, () => db.trainingSession.count({ where }))
  const factsOf = await readFacts(
    context,
    rows.map(({ id }) => id),
  )
  const site = { timeZone: await readTimeZone({ db }), now }
  return {
    rows: rows.map((row) => presentTrainingSession(actor, row, factsOf(row.id), site)),
    total,
  }
}

async function readFacts({ db, sql }: Pick<Context, 'db' | 'sql'>, ids: string[]) {
  const countsOf = await countAttendance(db, ids)
  const unused = await listUnused(sql, ids)
  return (id: string) => ({ counts: countsOf(id), isUnused: unused.has(id) })
}

/** Those that can be removed, as nothing refers to them. */
async function listUnused(sql: Sql, ids: string[]): Promise<Set<string>> {
  const rows = await sql`
    SELECT "id" FROM "training_sessions"
    WHERE "id" = ANY(${ids}::uuid[]) AND ${await isUnreferencedSql('training_sessions')}`.rows(
    sessionRow.pick({ id: true }),
  )
  return new Set(rows.map(({ id }) => id))
}

export async function getTrainingSession(
  context: Pick<Context, 'db' | 'sql' | 'actor' | 'now'>,
  { id }: CheckedInputOf<typeof trainingSessions.get>,
): Promise<TrainingSessionRecord> {
  const { db, actor, now } = context
  const row = await db.trainingSession.findUnique({ where: { id }, select: trainingSessionSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const factsOf = await readFacts(context, [id])
  return presentTrainingSession(actor, row, factsOf(id), {
    timeZone: await readTimeZone({ db }),
    now,
  })
}

export async function createTrainingSessionTemplate(
  { db, now }: Context,
  { scheduleId, date: from }: CheckedInputOf<typeof trainingSessions.create>,
): Promise<TrainingSessionTemplate> {
  const plan = scheduleId ? await getTrainingPlan({ db }, { id: scheduleId }) : null
  const planned = plan ? usedHalves(plan) : undefined
  const clock = await siteClock(db, now)
  const periods = planned?.map((half) => half.period)
  const { date, period } = nextHalfDay(from ?? clock.today, clock, periods)
  return {
    scheduleId: plan?.id ?? null,
    date,
    period,
    ...defaultTimes[period],
    location: plan?.location ?? '',
    capacity: planned?.find((half) => half.period === period)?.capacity ?? DEFAULT_CAPACITY,
    capacityPresets: [...capacityPresets],
  }
}

/** In no order. */
export const readSessionRows = (sql: Sql, ids: string[]) =>
  sql`
  SELECT session."id", session."date"::text, session."period"::text, session."startTime", session."endTime",
    schedule."nickname", schedule."name", session."location", session."capacity",
    session."seatsTaken", session."seatsLeft" AS "seatsFree", session."status"
  FROM ${TRAINING_SESSIONS} JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE session."id" = ANY (${ids}::uuid[])`.rows(sessionRow)

export const readSessionNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.trainingSession.findMany({
    where: { id: { in: ids } },
    select: { id: true, date: true, schedule: { select: { name: true, nickname: true } } },
  })
  return rows.map(({ id, date, schedule }) => ({
    id,
    th: schedule.nickname,
    en: schedule.name,
    day: fromUtcDate(date),
  }))
}
