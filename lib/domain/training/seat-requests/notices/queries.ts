import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'
import { REMINDER_HOURS } from '../rules'

/** Offers that end soon and have stood for longer; an offer that is short from the start is not told again. */
export async function listEndingOffers(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql`
    SELECT "id" FROM "seat_requests"
    WHERE "status" = 'Offered' AND "offerUntil" > ${now}::timestamptz
      AND "offerUntil" - ${REMINDER_HOURS} * interval '1 hour' <= ${now}::timestamptz
      AND "updatedAt" < "offerUntil" - ${REMINDER_HOURS} * interval '1 hour'
    ORDER BY "id"`.rows(z.object({ id: z.guid() }))
  return rows.map(({ id }) => id)
}
