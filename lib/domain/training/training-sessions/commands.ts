import * as z from 'zod'
import { DEFAULT_CAPACITY } from '@/lib/domain/training/training-plans/contract'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import { siteClock } from '@/lib/domain/site/settings/queries'
import { bySystem, record, recordAll } from '@/lib/platform/audit/audit'
import { clockOf } from '@/lib/platform/dates/clock'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { doneInBlocks } from '@/lib/platform/db/blocks'
import { inTransaction } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { policiesMet } from '@/lib/platform/access/actor'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { trainingSessions } from './contract'
import { hasBegun } from './days/rules'
import { refusalToChange, sessionChecks } from './rules'
import {
  isOver,
  sessionStatuses,
  sessionWorkflow,
  statusBySeats,
  type SessionCommand,
} from './workflow'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import {
  notifyOfSeats,
  notifyOfSession,
} from '@/lib/domain/training/training-enrollments/notices/commands'
import {
  cancelEnrollmentsOf,
  cancelNoShowsOf,
} from '@/lib/domain/training/training-enrollments/seats/commands'
import { readClashes } from '@/lib/domain/training/training-enrollments/clashes/queries'
import { sessionIn } from '@/lib/domain/training/training-enrollments/clashes/rules'
import {
  countAttendance,
  listSeated,
} from '@/lib/domain/training/training-enrollments/seats/queries'
import {
  endQueueOf,
  requestPromotion,
  restartDeadlines,
} from '@/lib/domain/training/seat-requests/of-session/commands'
import { lockReferencedTrainingPlan } from '@/lib/domain/training/training-plans/commands'
import { readValidityMonths } from '@/lib/domain/training/training-plans/queries'

type SaveInput = CheckedInputOf<typeof trainingSessions.save>
type LockedSession = Awaited<ReturnType<typeof lockSession>>

export async function saveTrainingSession(context: Context, input: SaveInput): Promise<Result> {
  const { db, sql } = context
  const before = input.id ? await lockSession(context, input.id, input.rowVersion) : null
  const session = mergedSession(input, before)
  await lockReferencedTrainingPlan(db, session.scheduleId, 'scheduleId')
  if (session.startTime >= session.endTime)
    throw new Problem('times-in-order', { field: 'endTime' })
  if (before) await requireChangeable(context, before, session)
  await requireFuture(context, session, before)
  await requireFreeSlot(context, session, before)
  if (before) await requireNobodyBusy(context, before, session)
  if (before) requireSeats(before, session)
  const data = {
    ...session,
    date: toUtcDate(session.date),
    validityMonths: await validityOf(context, session, before),
  }
  const write = before
    ? db.trainingSession.update({
        where: { id: before.id },
        data: {
          ...data,
          status: statusBySeats(before.status, seatsGiven(before), session.capacity),
          rowVersion: { increment: 1 },
        },
      })
    : db.trainingSession.create({ data })
  const saved = await orDuplicateProblem(write, 'scheduleId', 'session-exists', 'date')
  if (before && isMoved(before, session))
    await notifyOfSession(context, saved.id, { change: 'moved', version: saved.rowVersion })
  if (before && fromUtcDate(before.date) !== session.date) {
    const cancelled = await cancelNoShowsOf(context, saved.id)
    await notifyOfSeats(context, cancelled, 'out')
  }
  if (saved.waitingSeats > 0) await requestPromotion(sql)
  const subject = { type: 'training-session', id: saved.id }
  await record(context, 'training-session.saved', subject, session)
  return done(saved)
}

/** Those who are to come must know. */
const isMoved = (before: LockedSession, after: Session): boolean =>
  fromUtcDate(before.date) !== after.date ||
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime ||
  before.location !== after.location

/** What is left out keeps its value; another half of the day has its own default times. */
function mergedSession(input: SaveInput, before: LockedSession | null) {
  const { startTime, endTime, capacity = before?.capacity ?? DEFAULT_CAPACITY } = input
  const stored = before && { ...before, date: fromUtcDate(before.date) }
  const session = sentOrStored(input, stored, ['scheduleId', 'date', 'period', 'location'])
  const times = before?.period === session.period ? before : defaultTimes[session.period]
  return {
    ...session,
    startTime: startTime ?? times.startTime,
    endTime: endTime ?? times.endTime,
    capacity,
  }
}

type Session = ReturnType<typeof mergedSession>

/** A session keeps the months of its plan, however the plan is changed. */
const validityOf = async (
  { db }: Context,
  { scheduleId }: Session,
  before: LockedSession | null,
): Promise<number | null> =>
  before?.scheduleId === scheduleId ? before.validityMonths : readValidityMonths(db, scheduleId)

export async function removeTrainingSession(
  context: Context,
  { id }: CheckedInputOf<typeof trainingSessions.remove>,
): Promise<Result> {
  const { db, sql } = context
  const { date } = await lockSession(context, id)
  await requireUnreferenced(sql, 'training_sessions', id, 'session-has-rows')
  await db.trainingSession.delete({ where: { id } })
  const subject = { type: 'training-session', id }
  await record(context, 'training-session.removed', subject, { date: fromUtcDate(date) })
  return done({ id })
}

type CommandInput = { id: string; rowVersion?: number; reason?: string }

const handlerOf = (command: SessionCommand) => (context: Context, input: CommandInput) =>
  changeStatus(context, command, input)

export const closeTrainingSession = handlerOf('close')
export const reopenTrainingSession = handlerOf('reopen')
export const completeTrainingSession = handlerOf('complete')
export const cancelTrainingSession = handlerOf('cancel')

async function changeStatus(
  context: Context,
  command: SessionCommand,
  { id, rowVersion, reason }: CommandInput,
): Promise<Result> {
  const { db, sql, actor, now } = context
  const session = await lockSession(context, id)
  const given = {
    roles: policiesMet(actor, sessionWorkflow.table.roles),
    rowVersion,
    reason,
    checks: sessionChecks(startOf(session), await countsOf(context, id), await siteClock(db, now)),
  }
  const { to, refusal } = sessionWorkflow.decide(command, session, given)
  if (refusal) throw refusalProblem(refusal)
  const status = to === 'Open' ? statusBySeats('Open', seatsGiven(session), session.capacity) : to
  const isCancelling = to === 'Cancelled'
  if (isCancelling) await notifyOfSession(context, id, { change: 'cancelled' })
  // Nobody has attended, so these enrolments have all the seats that are taken.
  if (isCancelling) await cancelEnrollmentsOf(db, id)
  const isOverNow = isOver(to)
  if (isOverNow)
    await endQueueOf(db, sql, id, isCancelling ? 'session-cancelled' : 'session-closed')
  if (command === 'reopen') await restartDeadlines(context, id)
  const saved = await db.trainingSession.update({
    where: { id },
    data: {
      status,
      rowVersion: { increment: 1 },
      ...(isOverNow && { seatsHeld: 0, waitingSeats: 0 }),
      ...(isCancelling && { cancelReason: reason, seatsTaken: 0 }),
    },
  })
  const changes = { from: session.status, to: status, reason: reason ?? null }
  await record(context, sessionWorkflow.eventOf(command), { type: 'training-session', id }, changes)
  return done(saved)
}

const startOf = ({ date, startTime }: LockedSession) => ({ date: fromUtcDate(date), startTime })
const countsOf = async ({ db }: Context, id: string) => (await countAttendance(db, [id]))(id)

async function lockSession({ db }: Pick<Context, 'db'>, id: string, rowVersion?: number) {
  await lockRow(db, 'training_sessions', id, rowVersion)
  return db.trainingSession.findUniqueOrThrow({ where: { id } })
}

async function requireChangeable(
  context: Context,
  before: LockedSession,
  after: Session,
): Promise<void> {
  const { id, status } = before
  if (isOver(status))
    throw new Problem('session-over', { values: { status: sessionWorkflow.nameOf(status) } })
  const stored = { ...before, date: fromUtcDate(before.date) }
  const refusal = refusalToChange(stored, after, await countsOf(context, id))
  if (refusal) throw new Problem(refusal.code, refusal)
}

/** A session that has begun may still be corrected, but none may be moved into the past. */
async function requireFuture(
  { db, now }: Context,
  { date, startTime }: { date: string; startTime: string },
  before: LockedSession | null,
): Promise<void> {
  if (before && fromUtcDate(before.date) === date && before.startTime === startTime) return
  const clock = await siteClock(db, now)
  if (hasBegun({ date, startTime }, clock))
    throw new Problem('session-in-the-past', { field: date < clock.today ? 'date' : 'startTime' })
}

async function requireFreeSlot(
  { db }: Context,
  { scheduleId, date, period }: Session,
  before: LockedSession | null,
): Promise<void> {
  const existing = await db.trainingSession.findUnique({
    where: { scheduleId_date_period: { scheduleId, date: toUtcDate(date), period } },
    select: { id: true },
  })
  if (existing && existing.id !== before?.id) throw new Problem('session-exists', { field: 'date' })
}

const hourFields = ['date', 'period', 'startTime', 'endTime'] as const

function changedHours(before: LockedSession, after: Session) {
  const stored = { ...before, date: fromUtcDate(before.date) }
  return hourFields.find((name) => stored[name] !== after[name])
}

/** Moving a session must not put anybody into two sessions at once, whoever enrols them elsewhere meanwhile. */
async function requireNobodyBusy(
  { db, sql, language }: Context,
  before: LockedSession,
  after: Session,
): Promise<void> {
  const field = changedHours(before, after)
  if (!field) return
  const personIds = await listSeated(db, before.id)
  await lockPersons(sql, personIds)
  const clashes = await readClashes(sql, { sessionId: before.id, personIds }, after)
  if (clashes.length === 0) return
  const count = new Set(clashes.flatMap((other) => other.personIds)).size
  const sessions = clashes.map((other) => sessionIn(language, other)).join(', ')
  throw new Problem('people-busy', { values: { count, sessions }, field })
}

function requireSeats(before: LockedSession, { capacity }: Session): void {
  const seats = seatsGiven(before)
  if (capacity < seats)
    throw new Problem('capacity-below-seats', { values: { seats }, field: 'capacity' })
}

/** Taken or held. */
const seatsGiven = ({ seatsTaken, seatsHeld }: LockedSession) => seatsTaken + seatsHeld

const begunRow = z.object({ id: z.guid(), status: z.enum(sessionStatuses) })

const CLOSED_AT_ONCE = 500

/** Run by a job: closes the sessions that have begun for enrolment. Returns how many. */
export const closeBegunSessions = (now: Date, timeZone: string): Promise<number> =>
  doneInBlocks(CLOSED_AT_ONCE, (most) => closeSome(most, now, timeZone))

async function closeSome(most: number, now: Date, timeZone: string): Promise<number> {
  const { from, to } = sessionWorkflow.byClock('closeAtStart')
  const { today, time } = clockOf(timeZone, now)
  return inTransaction(async ({ db, sql }) => {
    const begun = await sql`
      SELECT "id", "status"::text AS "status" FROM "training_sessions"
      WHERE "status" = ANY(${from}::"SessionStatus"[])
        AND ("date", "startTime") <= (${today}::date, ${time}::char(5))
      ORDER BY "id" LIMIT ${most} FOR UPDATE`.rows(begunRow)
    if (begun.length === 0) return 0
    await db.trainingSession.updateMany({
      where: { id: { in: begun.map(({ id }) => id) } },
      data: { status: to, rowVersion: { increment: 1 } },
    })
    await recordAll(
      bySystem(sql),
      'training-session.closed-at-start',
      begun.map(({ id, status }) => ({
        subject: { type: 'training-session', id },
        changes: { from: status, to },
      })),
    )
    return begun.length
  })
}
