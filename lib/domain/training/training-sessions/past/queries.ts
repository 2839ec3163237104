import * as z from 'zod'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { sessionSources } from '../contract'
import { sessionStatuses } from '../workflow'
import { keyOfSlot, type Slot } from './rules'

const heldSession = z.object({
  id: z.guid(),
  scheduleId: z.guid(),
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  status: z.enum(sessionStatuses),
  source: z.enum(sessionSources),
  capacity: z.int(),
  seatsTaken: z.int(),
  seatsHeld: z.int(),
})
export type HeldSession = z.output<typeof heldSession>

/** The ids of the sessions in these slots. */
export const sessionIdsAt = (slots: readonly Slot[]): Fragment => fragment`
  SELECT session."id" FROM "training_sessions" session
  JOIN unnest(${slots.map(({ scheduleId }) => scheduleId)}::uuid[], ${slots.map(({ date }) => date)}::date[],
    ${slots.map(({ period }) => period)}::text[]) slot("scheduleId", "date", "period")
  ON session."scheduleId" = slot."scheduleId" AND session."date" = slot."date"
    AND session."period"::text = slot."period"`

/** The sessions whose ids a query selects. */
export const readHeldSessions = (sql: Sql, ids: Fragment) =>
  sql`
  SELECT "id", "scheduleId", "date"::text, "period"::text, "startTime", "endTime", "status"::text, "source"::text,
    "capacity", "seatsTaken", "seatsHeld"
  FROM "training_sessions" WHERE "id" IN (${ids}) ORDER BY "training_sessions"."id"`.rows(
    heldSession,
  )

/** The sessions in these slots, by slot. */
export async function readSessionsAt(
  sql: Sql,
  slots: readonly Slot[],
): Promise<Map<string, HeldSession>> {
  const rows = await readHeldSessions(sql, sessionIdsAt(slots))
  return new Map(rows.map((session) => [keyOfSlot(session), session]))
}
