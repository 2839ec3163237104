import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { requestJob } from '@/lib/platform/jobs/jobs'
import { openStatuses } from './rules'

/** The job that lapses, promotes, and writes the mails of requests. */
export const PROMOTE_SEATS = 'promote-seats'

/** Whoever waits gets what has become free, as soon as the transaction commits. */
export const requestPromotion = (sql: Sql) => requestJob(sql, PROMOTE_SEATS)

/** Ends the queue of a session that is cancelled; the job tells the companies. */
export async function endQueueOf(db: Db, sql: Sql, sessionId: string): Promise<void> {
  const { count } = await db.seatRequest.updateMany({
    where: { sessionId, status: { in: [...openStatuses] } },
    data: {
      status: 'Ended',
      endReason: 'session-cancelled',
      notice: 'ended',
      rowVersion: { increment: 1 },
    },
  })
  if (count > 0) await requestPromotion(sql)
}
