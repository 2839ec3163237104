import { nameIn } from '@/lib/platform/i18n/names'
import { requireCredentialType } from '@/lib/domain/eligibility/credential-types/commands'
import { getSettings } from '@/lib/domain/site/settings/queries'
import { record } from '@/lib/platform/audit/audit'
import { clockOf } from '@/lib/platform/dates/clock'
import { toUtcDate, type Day } from '@/lib/platform/dates/day'
import { lockReferencedRow, lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type Message,
  type Result,
} from '@/lib/platform/contract/contract'
import { fieldErrors, issueText } from '@/lib/platform/contract/issues'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { kept } from '@/lib/platform/contract/kept'
import { translator } from '@/lib/platform/i18n/translator'
import {
  generatedRange,
  type GeneratedSessions,
  type HalfDay,
  type RemovedSessions,
  type TrainingPlanRecord,
  type trainingPlans,
} from './contract'
import { getTrainingPlan } from './queries'
import { daysOf, faultOf, hasHalfBegun, planDefaults, usedHalves, defaultTimes } from './rules'
import {
  deleteSessions,
  keepValidity,
  lockSessions,
  makeSessions,
} from '@/lib/domain/training/training-sessions/of-plan/commands'
import { readSessions, readSlots } from '@/lib/domain/training/training-sessions/of-plan/queries'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'

type SaveInput = CheckedInputOf<typeof trainingPlans.save>
type GenerateInput = CheckedInputOf<typeof trainingPlans.generateSessions>
type Slot = { date: Day; period: HalfDay; capacity: number }
type Skipped = GeneratedSessions['skipped'][number]
type Holiday = Awaited<ReturnType<typeof getSettings>>['holidays'][number]

export async function saveTrainingPlan(
  context: Context,
  { id, rowVersion, ...input }: SaveInput,
): Promise<Result> {
  const { db } = context
  if (id) await lockRow(db, 'training_plans', id, rowVersion)
  const before = id ? await getTrainingPlan(context, { id }) : null
  const plan = mergedPlan(input, before)
  const fault = faultOf(plan)
  if (fault) throw new Problem(fault.code, { field: fault.field })
  const { trainerName, isActive, credentialTypeId } = input
  await requireResult(db, credentialTypeId, before)
  const { validityMonths = before?.validityMonths ?? (await defaultValidity(context)) } = input
  if (before && before.validityMonths !== validityMonths)
    await keepValidity(db, before.id, before.validityMonths)
  const { startDate, endDate, ...fields } = {
    ...plan,
    trainerName,
    isActive,
    validityMonths,
    credentialTypeId,
  }
  const data = {
    ...fields,
    startDate: toUtcDate(startDate),
    endDate: endDate && toUtcDate(endDate),
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

/** What passing brings: a credential of a person's type, or the safety training. It stays once there are sessions. */
async function requireResult(
  db: Db,
  sent: SaveInput['credentialTypeId'],
  before: TrainingPlanRecord | null,
): Promise<void> {
  const field = 'credentialTypeId'
  const former = before?.credentialTypeId ?? null
  if (sent === undefined || sent === former) return
  if (before && before.sessionCount > 0) throw new Problem('plan-result-fixed', { field })
  if (!sent) return
  const type = await requireCredentialType(db, sent, { field, former })
  if (type.subject !== 'Person') throw new Problem('other-subject', { field })
}

/** What is left out keeps its value; a new plan has the defaults. */
function mergedPlan(input: Omit<SaveInput, 'id'>, before: TrainingPlanRecord | null) {
  const stored = before ?? planDefaults
  const { weekdays, endDate, morningCapacity, afternoonCapacity } = input
  return {
    ...sentOrStored(input, before, ['name', 'nickname', 'recurrenceType', 'startDate', 'location']),
    weekdays: weekdays ?? stored.weekdays,
    endDate: kept(endDate, stored.endDate),
    morningCapacity: morningCapacity ?? stored.morningCapacity,
    afternoonCapacity: afternoonCapacity ?? stored.afternoonCapacity,
  }
}

const defaultValidity = async (context: Context) =>
  (await getSettings(context)).trainingValidityMonths

export async function removeTrainingPlan(
  context: Context,
  { id }: CheckedInputOf<typeof trainingPlans.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'training_plans', id)
  await requireUnreferenced(sql, 'training_plans', id, 'plan-has-sessions')
  const { name } = await db.trainingPlan.delete({ where: { id } })
  await record(context, 'training-plan.removed', { type: 'training-plan', id }, { name })
  return done({ id })
}

/** The lock on the plan keeps two calls at once from making a session twice. */
export async function generateSessions(
  context: Context,
  { id, dryRun, ...sent }: GenerateInput,
): Promise<GeneratedSessions> {
  await lockRow(context.db, 'training_plans', id)
  const plan = await getTrainingPlan(context, { id })
  const range = rangeOf(context, plan, sent)
  const days = daysOf(plan, range.fromDate, range.toDate)
  const { slots, skipped, warnings } = await planSlots(context, plan, days)
  const sessions = dryRun ? slots : await makeSessions(context.db, sessionsOf(plan, slots))
  if (!dryRun) {
    const changes = { ...range, createdCount: sessions.length }
    await record(context, 'training-plan.sessions-made', { type: 'training-plan', id }, changes)
  }
  return { createdCount: dryRun ? 0 : sessions.length, sessions, skipped, messages: warnings }
}

/** Enrolment locks a session, so that nobody comes into one that is about to be removed. */
export async function removeSessions(
  context: Context,
  { id, dryRun, fromDate, toDate }: CheckedInputOf<typeof trainingPlans.removeSessions>,
): Promise<RemovedSessions> {
  const { db, sql } = context
  await lockRow(db, 'training_plans', id)
  const range = { scheduleId: id, fromDate, toDate }
  if (!dryRun) await lockSessions(sql, range)
  const found = await readSessions(sql, range)
  const sessions = found.filter(({ isUnused }) => isUnused)
  const kept = found.filter(({ isUnused }) => !isUnused)
  if (dryRun) return { removedCount: 0, sessions, kept }
  await deleteSessions(db, sessions)
  const changes = { fromDate, toDate, removedCount: sessions.length }
  await record(context, 'training-plan.sessions-removed', { type: 'training-plan', id }, changes)
  return { removedCount: sessions.length, sessions, kept }
}

/** A plan without recurrence has only its start date, whatever range was sent. */
function rangeOf({ language }: Context, plan: TrainingPlanRecord, sent: object) {
  if (plan.recurrenceType === 'None') return { fromDate: plan.startDate, toDate: plan.startDate }
  const checked = generatedRange.safeParse(sent, { error: issueText(language) })
  if (checked.success) return checked.data
  throw new Problem('invalid-input', { errors: fieldErrors(checked.error) })
}

/** The sessions to make, those that are skipped and why, and warnings of those that are made all the same. */
async function planSlots(context: Context, plan: TrainingPlanRecord, days: Day[]) {
  const { db, now } = context
  const { holidays, timeZone } = await getSettings({ db })
  const clock = clockOf(timeZone, now)
  const existing = await readSlots(db, plan.id)
  const taken = new Set(existing.map(({ date, period }) => `${date} ${period}`))
  const slots: Slot[] = []
  const skipped: Skipped[] = []
  const warnings: Message[] = []
  for (const date of days)
    for (const { period, capacity } of usedHalves(plan)) {
      const issues = dayIssuesOf(context, { date, holidays, today: clock.today })
      if (taken.has(`${date} ${period}`)) skipped.push({ date, period, reason: 'exists' })
      else if (plan.recurrenceType === 'None') {
        slots.push({ date, period, capacity })
        if (slots.length === 1) warnings.push(...issues.map((issue) => warningOf(context, issue)))
      } else if (issues[0]) skipped.push({ date, period, ...issues[0] })
      else if (hasHalfBegun({ date, period }, clock)) skipped.push({ date, period, reason: 'past' })
      else slots.push({ date, period, capacity })
    }
  return { slots, skipped, warnings }
}

type DayIssue = { reason: 'holiday' | 'past'; name?: string }

/** Why a day may be wrong for a session: a plan that repeats skips it, one of a single day only warns. */
function dayIssuesOf(
  { language }: Context,
  { date, holidays, today }: { date: Day; holidays: Holiday[]; today: Day },
): DayIssue[] {
  const holiday = holidays.find((known) => known.date === date)
  const name = holiday && nameIn(language, holiday)
  return [
    ...(name ? [{ reason: 'holiday' as const, name }] : []),
    ...(date < today ? [{ reason: 'past' as const }] : []),
  ]
}

function warningOf({ language }: Context, { reason, name = '' }: DayIssue): Message {
  const code = reason === 'holiday' ? 'on-holiday' : 'in-the-past'
  const text = translator(language, 'trainingPlans')(`generate.warnings.${code}`, { name })
  return { code, severity: 'warning', text }
}

const sessionsOf = (plan: TrainingPlanRecord, slots: Slot[]) =>
  slots.map((slot) => ({
    ...slot,
    scheduleId: plan.id,
    location: plan.location,
    validityMonths: plan.validityMonths,
    ...defaultTimes[slot.period],
  }))

/** Keeps a plan from being removed until the transaction ends; others may refer to it meanwhile. */
export const lockReferencedTrainingPlan = (db: Db, id: string, field: string) =>
  lockReferencedRow(db, 'training_plans', id, field)

/** Keeps others from making sessions of these plans until the transaction ends. */
export const lockTrainingPlans = (sql: Sql, ids: string[]) =>
  sql`
  SELECT FROM "training_plans" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.run()
