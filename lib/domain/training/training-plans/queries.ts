import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { getSettings } from '@/lib/domain/site/settings/queries'
import { dayIn } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import {
  capacityPresets,
  type TrainingPlanRecord,
  type trainingPlans,
  type TrainingPlanTemplate,
} from './contract'
import { presentTrainingPlan, trainingPlanSelect } from './present'
import { planDefaults } from './rules'
import type { Db } from '@/lib/platform/db/database'

const sorting = {
  name: (direction) => [{ name: direction }],
  nickname: (direction) => [{ nickname: direction }],
  startDate: (direction) => [{ startDate: direction }],
} satisfies Sorting<Prisma.TrainingPlanOrderByWithRelationInput>

export async function searchTrainingPlans(
  { db }: Context,
  { isActive, ...page }: CheckedInputOf<typeof trainingPlans.search>,
): Promise<OutputOf<typeof trainingPlans.search>> {
  const where = { isActive }
  const order = pagingOf(page, sorting)
  const rows = await db.trainingPlan.findMany({ where, select: trainingPlanSelect, ...order })
  return {
    rows: rows.map(presentTrainingPlan),
    total: await totalOf(order, rows, () => db.trainingPlan.count({ where })),
  }
}

export async function getTrainingPlan(
  { db }: Pick<Context, 'db'>,
  { id }: CheckedInputOf<typeof trainingPlans.get>,
): Promise<TrainingPlanRecord> {
  const row = await db.trainingPlan.findUnique({ where: { id }, select: trainingPlanSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentTrainingPlan(row)
}

export async function createTrainingPlanTemplate({
  db,
  now,
}: Context): Promise<TrainingPlanTemplate> {
  const { timeZone, trainingValidityMonths } = await getSettings({ db })
  return {
    name: '',
    nickname: '',
    recurrenceType: 'None',
    startDate: dayIn(timeZone, now),
    ...planDefaults,
    location: '',
    trainerName: null,
    validityMonths: trainingValidityMonths,
    credentialTypeId: null,
    isActive: true,
    capacityPresets: [...capacityPresets],
  }
}

/** The plans by which sessions can be filtered: those in use, and those with sessions. */
export const listKnownPlans = (db: Db) =>
  listPlans(db, { OR: [{ isActive: true }, { sessions: { some: {} } }] })

/** The plans of some sessions. */
export const listPlansOf = (db: Db, sessions: Prisma.TrainingSessionWhereInput) =>
  listPlans(db, { sessions: { some: sessions } })

const listPlans = (db: Db, where: Prisma.TrainingPlanWhereInput) =>
  db.trainingPlan.findMany({
    where,
    select: { id: true, name: true, nickname: true, isActive: true },
    orderBy: [{ nickname: 'asc' }, { id: 'asc' }],
  })

export const findPlanNames = (db: Db, id: string) =>
  db.trainingPlan.findUnique({ where: { id }, select: { name: true, nickname: true } })

/** For how long a pass is valid in sessions that are made now. */
export const readValidityMonths = async (db: Db, id: string): Promise<number> =>
  (await db.trainingPlan.findUniqueOrThrow({ where: { id }, select: { validityMonths: true } }))
    .validityMonths

export const readPlanNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.trainingPlan.findMany({
    where: { id: { in: ids } },
    select: { id: true, nickname: true, name: true },
  })
  return rows.map(({ id, nickname, name }) => ({ id, th: nickname, en: name }))
}

/** Those of the ids that exist. */
export const findPlanIds = async (db: Db, ids: string[]): Promise<string[]> => {
  const found = await db.trainingPlan.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return found.map(({ id }) => id)
}
