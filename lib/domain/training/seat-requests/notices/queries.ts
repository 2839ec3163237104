import * as z from 'zod'
import { STARTS_AT, TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { QUEUE_HOURS } from '@/lib/domain/training/training-sessions/rules'
import { peopleTakingStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { fragment, literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { REMINDER_HOURS } from '../rules'

/** As `deadlineOf` an offer. */
const QUEUE_ENDS_AT = fragment`${STARTS_AT} - ${QUEUE_HOURS} * interval '1 hour'`

export const IS_UNTOLD = fragment`request."notice" IS NOT NULL`

/** Requests of which something has become that their companies have not been told, the oldest first. */
export async function listUntold(sql: Sql): Promise<string[]> {
  const rows = await sql`
    SELECT request."id" FROM "seat_requests" request WHERE ${IS_UNTOLD}
    ORDER BY request."id"`.rows(z.object({ id: z.guid() }))
  return rows.map(({ id }) => id)
}

/**
 * Offers that end soon and can be accepted, and have stood for longer; an offer that is short from the start is not told
 * again.
 */
export async function listEndingOffers(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql`
    SELECT request."id" FROM "seat_requests" request
    JOIN ${TRAINING_SESSIONS} ON session."id" = request."sessionId"
    CROSS JOIN LATERAL (SELECT least(request."offerUntil", ${QUEUE_ENDS_AT}) AS "until") offer
    WHERE request."status" = 'Offered' AND session."status" IN (${literals(peopleTakingStatuses)})
      AND offer."until" > ${now}::timestamptz
      AND offer."until" - ${REMINDER_HOURS} * interval '1 hour' <= ${now}::timestamptz
      AND request."updatedAt" < offer."until" - ${REMINDER_HOURS} * interval '1 hour'
    ORDER BY request."id"`.rows(z.object({ id: z.guid() }))
  return rows.map(({ id }) => id)
}
