import * as z from 'zod'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import { fragment } from '@/lib/platform/db/fragment'
import type { HalfDay } from '@/lib/platform/db/generated/client'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Sql } from '@/lib/platform/db/sql'

/** The half-days on which a plan has a session. */
export async function readSlots(
  db: Db,
  scheduleId: string,
): Promise<{ date: Day; period: HalfDay }[]> {
  const rows = await db.trainingSession.findMany({
    where: { scheduleId },
    select: { date: true, period: true },
  })
  return rows.map(({ date, period }) => ({ date: fromUtcDate(date), period }))
}

/** Both ends inclusive. */
export type PlanRange = { scheduleId: string; fromDate: Day; toDate: Day }

export const inRange = ({ scheduleId, fromDate, toDate }: PlanRange) => fragment`
  "scheduleId" = ${scheduleId}::uuid AND "date" BETWEEN ${fromDate}::date AND ${toDate}::date`

const sessionOfPlan = z.object({
  id: z.guid(),
  date: z.string(),
  period: z.enum(['Morning', 'Afternoon']),
  capacity: z.int(),
  isUnused: z.boolean(),
})

/** In order of time, with whether nobody was ever enrolled. */
export const readSessions = async (sql: Sql, range: PlanRange) =>
  sql`
  SELECT "id", "date"::text AS "date", "period"::text AS "period", "capacity",
    ${await isUnreferencedSql('training_sessions')} AS "isUnused"
  FROM "training_sessions" WHERE ${inRange(range)}
  ORDER BY "training_sessions"."date", "training_sessions"."period"`.rows(sessionOfPlan)
