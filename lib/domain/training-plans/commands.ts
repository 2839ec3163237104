import { getSettings } from '@/lib/domain/settings/queries'
import { record } from '@/lib/platform/audit/audit'
import { dayIn, fromColumn, toColumn, type Day } from '@/lib/platform/dates/day'
import { orInUse } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import { sentOrKept } from '@/lib/platform/http/saves'
import type { GeneratedSessions, HalfDay, TrainingPlanRecord, trainingPlans } from './contract'
import { getTrainingPlan } from './queries'
import { daysOf, faultOf, newPlan, usedHalves, usualTimes } from './rules'

type SaveInput = CheckedInputOf<typeof trainingPlans.save>
type GenerateInput = CheckedInputOf<typeof trainingPlans.generateSessions>
type Slot = { date: Day; period: HalfDay; capacity: number }
type Skipped = GeneratedSessions['skipped'][number]

export async function saveTrainingPlan(
  context: Context,
  { id, rowVersion, ...input }: SaveInput,
): Promise<Result> {
  const { db } = context
  if (id) await lockRow(db, 'training_plans', id, rowVersion)
  const before = id ? await getTrainingPlan(context, { id }) : null
  const plan = wholePlan(input, before)
  const fault = faultOf(plan)
  if (fault) throw new Problem(fault.code, { field: fault.field })
  const { trainerName, isActive } = input
  const { validityMonths = before?.validityMonths ?? (await usualValidity(context)) } = input
  const { startDate, endDate, ...fields } = { ...plan, trainerName, isActive, validityMonths }
  const data = {
    ...fields,
    startDate: toColumn(startDate),
    endDate: endDate && toColumn(endDate),
  }
  const saved = id
    ? await db.trainingPlan.update({
        where: { id },
        data: { ...data, rowVersion: { increment: 1 } },
      })
    : await db.trainingPlan.create({ data })
  const changes = { ...fields, startDate, endDate }
  await record(context, 'training-plan.saved', { type: 'training-plan', id: saved.id }, changes)
  return done(saved)
}

/** What is left out keeps its value; defaults are for new plans only. */
function wholePlan(input: Omit<SaveInput, 'id'>, before: TrainingPlanRecord | null) {
  const kept = before ?? newPlan
  const { weekdays, endDate, morningCapacity, afternoonCapacity } = input
  return {
    ...sentOrKept(input, before, ['name', 'nickname', 'recurrenceType', 'startDate', 'location']),
    weekdays: weekdays ?? kept.weekdays,
    endDate: endDate === undefined ? kept.endDate : endDate,
    morningCapacity: morningCapacity ?? kept.morningCapacity,
    afternoonCapacity: afternoonCapacity ?? kept.afternoonCapacity,
  }
}

const usualValidity = async (context: Context) =>
  (await getSettings(context)).trainingValidityMonths

export async function removeTrainingPlan(
  context: Context,
  { id }: CheckedInputOf<typeof trainingPlans.remove>,
): Promise<Result> {
  const { db } = context
  await lockRow(db, 'training_plans', id)
  const { name } = await orInUse(db.trainingPlan.delete({ where: { id } }), 'plan-has-sessions')
  await record(context, 'training-plan.removed', { type: 'training-plan', id }, { name })
  return done({ id })
}

/** The lock on the plan keeps two who press the button at once from making anything twice. */
export async function generateSessions(
  context: Context,
  { id, fromDate, toDate, dryRun }: GenerateInput,
): Promise<GeneratedSessions> {
  await lockRow(context.db, 'training_plans', id)
  const plan = await getTrainingPlan(context, { id })
  const { slots, skipped } = await sortOut(context, plan, daysOf(plan, fromDate, toDate))
  const sessions = dryRun ? slots : await makeSessions(context, plan, slots)
  if (!dryRun) {
    const changes = { fromDate, toDate, createdCount: sessions.length }
    await record(context, 'training-plan.sessions-made', { type: 'training-plan', id }, changes)
  }
  return { createdCount: dryRun ? 0 : sessions.length, sessions, skipped }
}

/** What can be made, and what is skipped for which reason. */
async function sortOut(context: Context, plan: TrainingPlanRecord, days: Day[]) {
  const { db, now, language } = context
  const { holidays, timeZone } = await getSettings({ db })
  const today = dayIn(timeZone, now)
  const existing = await db.trainingSession.findMany({
    where: { scheduleId: plan.id },
    select: { date: true, period: true },
  })
  const taken = new Set(existing.map(({ date, period }) => `${fromColumn(date)} ${period}`))
  const slots: Slot[] = []
  const skipped: Skipped[] = []
  for (const date of days)
    for (const { period, capacity } of usedHalves(plan)) {
      const holiday = holidays.find((known) => known.date === date)
      const name = language === 'en' ? holiday?.nameEn : holiday?.nameTh
      if (taken.has(`${date} ${period}`)) skipped.push({ date, period, reason: 'exists' })
      else if (name) skipped.push({ date, period, reason: 'holiday', name })
      else if (date < today) skipped.push({ date, period, reason: 'past' })
      else slots.push({ date, period, capacity })
    }
  return { slots, skipped }
}

async function makeSessions({ db }: Context, plan: TrainingPlanRecord, slots: Slot[]) {
  const made = await db.trainingSession.createManyAndReturn({
    data: slots.map(({ date, period, capacity }) => ({
      scheduleId: plan.id,
      date: toColumn(date),
      period,
      capacity,
      location: plan.location,
      ...usualTimes[period],
    })),
    select: { id: true, date: true, period: true, capacity: true },
  })
  return made.map(({ date, ...session }) => ({ ...session, date: fromColumn(date) }))
}
