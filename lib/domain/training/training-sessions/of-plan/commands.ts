import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { HalfDay } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'
import { inRange, type PlanRange } from './queries'

type NewSession = {
  scheduleId: string
  date: Day
  period: HalfDay
  startTime: string
  endTime: string
  location: string
  capacity: number
  validityMonths: number
}

export async function makeSessions(db: Db, sessions: NewSession[]) {
  const made = await db.trainingSession.createManyAndReturn({
    data: sessions.map(({ date, ...session }) => ({ ...session, date: toUtcDate(date) })),
    select: { id: true, date: true, period: true, capacity: true },
  })
  return made.map(({ date, ...session }) => ({ ...session, date: fromUtcDate(date) }))
}

/** Gives the plan's months to those of its sessions that have none of their own, before the plan gets others. */
export const keepValidity = (db: Db, scheduleId: string, validityMonths: number) =>
  db.trainingSession.updateMany({
    where: { scheduleId, validityMonths: null },
    data: { validityMonths },
  })

/** In the order of their ids, as everybody who locks several does. */
export const lockSessions = (sql: Sql, range: PlanRange) =>
  sql`SELECT FROM "training_sessions" WHERE ${inRange(range)} ORDER BY "id" FOR UPDATE`.run()

export const deleteSessions = (db: Db, sessions: { id: string }[]) =>
  db.trainingSession.deleteMany({ where: { id: { in: sessions.map(({ id }) => id) } } })
