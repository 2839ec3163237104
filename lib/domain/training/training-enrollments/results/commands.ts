import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { removeUntouchedIssued } from '@/lib/domain/eligibility/credentials/issue/commands'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import {
  attendanceStatuses,
  attendanceWorkflow,
  takesSeat,
  type AttendanceCommand,
} from '@/lib/domain/training/attendance/workflow'
import { lockTrainingPlans } from '@/lib/domain/training/training-plans/commands'
import { readPlanFacts } from '@/lib/domain/training/training-plans/match/queries'
import {
  changePastSeats,
  makePastSessions,
  removeEmptyImported,
} from '@/lib/domain/training/training-sessions/past/commands'
import {
  readHeldSessions,
  readSessionsAt,
  sessionIdsAt,
} from '@/lib/domain/training/training-sessions/past/queries'
import { keyOfSlot, type Slot } from '@/lib/domain/training/training-sessions/past/rules'
import { lockSessions } from '@/lib/domain/training/training-sessions/seats/commands'
import { recordAll } from '@/lib/platform/audit/audit'
import { orProblem, type Problem } from '@/lib/platform/contract/problem'
import { fragment } from '@/lib/platform/db/fragment'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { updateCredentials, updateTraining } from '../effects/commands'
import type { ResultSave, endStatuses } from './contract'
import { readFacts } from './queries'
import { judgeResult, take, takenBy, type ResultChange } from './rules'

type Versioned = { id: string; rowVersion: number }

/** Judges results of sessions that are over. `earlier`: those of the same file that were judged before. */
export async function judgeResults(
  context: Context,
  saves: readonly ResultSave[],
  { earlier }: { earlier: readonly ResultChange[] },
): Promise<(ResultChange | Problem)[]> {
  const facts = await readFacts(context, saves)
  const taken = takenBy(earlier)
  return saves.map((save) =>
    orProblem(() => {
      const change = judgeResult(context.language, save, facts, taken)
      take(taken, change)
      return change
    }),
  )
}

/** Plans first, then sessions, then people, as everybody locks them. */
export async function lockResults(
  { sql }: Context,
  slots: readonly Slot[],
  personIds: string[],
): Promise<void> {
  await lockTrainingPlans(sql, [...new Set(slots.map(({ scheduleId }) => scheduleId))])
  await lockSessions(sql, sessionIdsAt(slots))
  await lockPersons(sql, personIds)
}

/** Writes what was judged in this transaction, with an audit line each; what was locked before stays so. */
export async function writeResults(
  context: Context,
  changes: readonly ResultChange[],
): Promise<Versioned[]> {
  const sessionIds = await seatAll(context, changes)
  const rows = changes.map(({ columns }) => ({ ...columns, id: newId() }))
  const { db, actor, now } = context
  await db.attendance.createMany({
    data: rows.map(({ id, personId, contractorId, status, ...slot }) => ({
      id,
      personId,
      contractorId: contractorId ?? null,
      status,
      sessionId: sessionIds.get(keyOfSlot(slot))!,
      enrolledAt: now,
      enrolledByUserId: actor.userId,
      resultAt: now,
      resultByUserId: actor.userId,
    })),
  })
  await recordResults(context, rows, sessionIds)
  const personIds = [...new Set(rows.map(({ personId }) => personId))]
  await updateTraining(context, personIds, await readToday(context))
  const passed = rows.filter(({ status }) => status === 'Passed').map(({ id }) => id)
  await updateCredentials(context, { passed, others: [], note: null })
  return rows.map(({ id }) => ({ id, rowVersion: 1 }))
}

/** Makes the sessions that are missing, and takes the seats; returns the ids of the sessions by slot. */
async function seatAll(
  context: Context,
  changes: readonly ResultChange[],
): Promise<Map<string, string>> {
  const { sql } = context
  const bySlot = new Map<string, ResultChange[]>()
  for (const change of changes) {
    const slot = keyOfSlot(change.columns)
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), change])
  }
  const seatsOf = (slot: string) =>
    bySlot.get(slot)!.filter(({ columns }) => takesSeat(columns.status)).length
  const slots = [...bySlot.values()].map(([first]) => first!.columns)
  const sessions = await readSessionsAt(sql, slots)
  const plans = await readPlanFacts(sql, [...new Set(slots.map(({ scheduleId }) => scheduleId))])
  const planOf = new Map(plans.map((plan) => [plan.id, plan]))
  const missing = slots.filter((slot) => !sessions.has(keyOfSlot(slot)))
  const made = await makePastSessions(
    context,
    missing.map((slot) => ({
      slot,
      plan: planOf.get(slot.scheduleId)!,
      people: seatsOf(keyOfSlot(slot)),
    })),
  )
  for (const [slot, session] of sessions) await changePastSeats(context, session, seatsOf(slot))
  return new Map([
    ...[...sessions].map(([slot, { id }]) => [slot, id] as const),
    ...missing.map((slot, index) => [keyOfSlot(slot), made[index]!] as const),
  ])
}

const commandOf: Record<(typeof endStatuses)[number], AttendanceCommand> = {
  Passed: 'pass',
  Failed: 'fail',
  NoShow: 'markNoShow',
}

async function recordResults(
  context: Context,
  rows: readonly (ResultChange['columns'] & { id: string })[],
  sessionIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [status, command] of Object.entries(commandOf)) {
    const lines = rows
      .filter((row) => row.status === status)
      .map(({ id, ...row }) => ({
        subject: { type: 'attendance', id },
        changes: {
          from: null,
          to: status,
          personId: row.personId,
          sessionId: sessionIds.get(keyOfSlot(row)) ?? null,
        },
      }))
    if (lines.length > 0) await recordAll(context, attendanceWorkflow.eventOf(command), lines)
  }
}

const removedRow = z.object({
  id: z.guid(),
  personId: z.guid(),
  sessionId: z.guid(),
  status: z.enum(attendanceStatuses),
})

/** Locks the sessions of results, and then the people. */
export async function lockWrittenResults({ sql }: Context, ids: string[]): Promise<void> {
  await lockSessions(
    sql,
    fragment`SELECT "sessionId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[])`,
  )
  const rows = await sql`
    SELECT "personId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.rows(
    removedRow.pick({ personId: true }),
  )
  await lockPersons(
    sql,
    rows.map(({ personId }) => personId),
  )
}

/**
 * Removes results that are still of these versions and whose credentials nobody has touched, with their credentials and
 * the sessions that were made for them. Answers their ids.
 */
export async function removeUntouchedResults(
  context: Context,
  records: readonly Versioned[],
): Promise<Set<string>> {
  const { sql } = context
  const untouched = await sql`
    SELECT "id" FROM "attendances"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"`.rows(
    removedRow.pick({ id: true }),
  )
  const ids = untouched.map(({ id }) => id)
  await removeUntouchedIssued(context, ids)
  const removed = await sql`
    DELETE FROM "attendances" WHERE "id" = ANY(${ids}::uuid[]) AND ${await isUnreferencedSql('attendances')}
    RETURNING "id", "personId", "sessionId", "status"::text`.rows(removedRow)
  if (removed.length === 0) return new Set()
  await recordAll(
    context,
    'attendance.removed',
    removed.map(({ id, personId, sessionId }) => ({
      subject: { type: 'attendance', id },
      changes: { personId, sessionId },
    })),
  )
  await freeSeats(context, removed)
  const personIds = [...new Set(removed.map(({ personId }) => personId))]
  await updateTraining(context, personIds, await readToday(context))
  return new Set(removed.map(({ id }) => id))
}

async function freeSeats(
  context: Context,
  removed: readonly z.output<typeof removedRow>[],
): Promise<void> {
  const ids = [...new Set(removed.map(({ sessionId }) => sessionId))]
  const sessions = await readHeldSessions(context.sql, fragment`SELECT unnest(${ids}::uuid[])`)
  for (const session of sessions) {
    const left = removed.filter(
      ({ sessionId, status }) => sessionId === session.id && takesSeat(status),
    )
    await changePastSeats(context, session, -left.length)
  }
  await removeEmptyImported(context, ids)
}
