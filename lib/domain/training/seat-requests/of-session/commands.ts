import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { requestJob } from '@/lib/platform/jobs/jobs'
import type { SqlContext } from '@/lib/platform/http/context'
import { OFFER_HOURS } from '@/lib/domain/site/settings/rows'
import { NAME_HOURS, openStatuses } from './rules'

/** The job that lapses, promotes, and writes the mails of requests. */
export const PROMOTE_SEATS = 'promote-seats'

/** Whoever waits gets what has become free, as soon as the transaction commits. */
export const requestPromotion = (sql: Sql) => requestJob(sql, PROMOTE_SEATS)

/** Ends the queue of a session that is over; the job tells the companies. */
export async function endQueueOf(
  db: Db,
  sql: Sql,
  sessionId: string,
  endReason: 'session-cancelled' | 'session-closed',
): Promise<void> {
  const { count } = await db.seatRequest.updateMany({
    where: { sessionId, status: { in: [...openStatuses] } },
    data: {
      status: 'Ended',
      endReason,
      notice: 'ended',
      rowVersion: { increment: 1 },
    },
  })
  if (count > 0) await requestPromotion(sql)
}

/**
 * Offers and held seats of a session that is opened again begin their time anew, as nobody could answer meanwhile; the
 * companies are told of their offers. They end with the queue all the same.
 */
export async function restartDeadlines({ sql, now }: SqlContext, sessionId: string): Promise<void> {
  await sql`
    UPDATE "seat_requests" SET "rowVersion" = "rowVersion" + 1, "updatedAt" = ${now}::timestamptz,
      "offerUntil" = CASE "status" WHEN 'Offered' THEN ${now}::timestamptz + ${OFFER_HOURS} * interval '1 hour'
        ELSE "offerUntil" END,
      "nameUntil" = CASE "status" WHEN 'Held' THEN ${now}::timestamptz + ${NAME_HOURS} * interval '1 hour'
        ELSE "nameUntil" END,
      "notice" = CASE "status" WHEN 'Offered' THEN 'offered' ELSE "notice" END
    WHERE "sessionId" = ${sessionId}::uuid AND "status" IN ('Offered', 'Held')`.run()
  await requestPromotion(sql)
}
