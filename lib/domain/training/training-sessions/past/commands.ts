import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { DEFAULT_CAPACITY } from '@/lib/domain/training/training-plans/contract'
import type { PlanFacts } from '@/lib/domain/training/training-plans/match/queries'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import { recordAll } from '@/lib/platform/audit/audit'
import { toUtcDate } from '@/lib/platform/dates/day'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { statusBySeats } from '../workflow'
import type { HeldSession } from './queries'
import type { Slot } from './rules'

type PastSession = { slot: Slot; plan: PlanFacts; people: number }

/**
 * Makes sessions that are over, with seats for all who were there. Returns their ids, in their order. What really took
 * place is not refused for a holiday, a day off the plan's recurrence, or a plan that is out of use.
 */
export async function makePastSessions(
  context: Context,
  sessions: readonly PastSession[],
): Promise<string[]> {
  if (sessions.length === 0) return []
  const rows = sessions.map(({ slot: { scheduleId, date, period }, plan, people }) => ({
    id: newId(),
    scheduleId,
    date: toUtcDate(date),
    period,
    ...defaultTimes[period],
    location: plan.location,
    validityMonths: plan.validityMonths,
    capacity: Math.max(usualCapacity(plan, period), people),
    seatsTaken: people,
    status: 'Completed' as const,
    source: 'Import' as const,
  }))
  await context.db.trainingSession.createMany({ data: rows })
  const lines = rows.map(({ id, scheduleId, period, capacity, status, source }, index) => ({
    subject: { type: 'training-session', id },
    changes: { scheduleId, date: sessions[index]!.slot.date, period, capacity, status, source },
  }))
  await recordAll(context, 'training-session.saved', lines)
  return rows.map(({ id }) => id)
}

const usualCapacity = (plan: PlanFacts, period: Slot['period']) =>
  (period === 'Morning' ? plan.morningCapacity : plan.afternoonCapacity) || DEFAULT_CAPACITY

/** The capacity of an imported session only says how many were there; `session` must be locked. */
export async function changePastSeats(
  { db }: Pick<Context, 'db'>,
  session: HeldSession,
  change: number,
): Promise<void> {
  if (change === 0) return
  const seatsTaken = session.seatsTaken + change
  const seats = seatsTaken + session.seatsHeld
  const isImported = session.source === 'Import'
  await db.trainingSession.update({
    where: { id: session.id },
    data: {
      seatsTaken,
      ...(isImported && { capacity: Math.max(session.capacity, seats) }),
      status: statusBySeats(session.status, seats, session.capacity),
      rowVersion: { increment: 1 },
    },
  })
}

/** Removes those of the sessions that an import made and in which nobody is left. */
export async function removeEmptyImported(context: Context, ids: string[]): Promise<void> {
  const { sql } = context
  const unreferenced = await isUnreferencedSql('training_sessions')
  const removed = await sql`
    DELETE FROM "training_sessions"
    WHERE "id" = ANY(${ids}::uuid[]) AND "source" = 'Import' AND ${unreferenced}
    RETURNING "id", "date"::text`.rows(z.object({ id: z.guid(), date: z.string() }))
  await recordAll(
    context,
    'training-session.removed',
    removed.map(({ id, date }) => ({
      subject: { type: 'training-session', id },
      changes: { date },
    })),
  )
}
