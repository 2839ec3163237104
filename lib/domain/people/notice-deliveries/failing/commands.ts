import * as z from 'zod'
import {
  isFailing,
  newsOfFailing,
  RECENT,
  TROUBLED_AFTER,
} from '@/lib/domain/people/mail-outbox/failing/rules'
import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Database } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { notify } from '@/lib/platform/notices/notify'

/** Run by a job: tells the Admins once a day of each channel that does not deliver. */
export async function notifyOfFailingMessages({ db, sql }: Database, now: Date): Promise<void> {
  const failing = (await readFailing(sql, now)).filter(isFailing)
  if (failing.length === 0) return
  const today = await readToday({ db, now })
  const userIds = await readUserIdsWithRoles(db, ['Admin'])
  for (const { channel, isQuotaGone, ...counts } of failing) {
    const { params, ...news } = newsOfFailing(counts, today)
    await notify({ sql, actor: null, now }, 'delivery.failing', {
      ...news,
      subjectId: channel,
      userIds,
      params: { ...params, channel, isQuotaGone: isQuotaGone ? 'yes' : 'no' },
    })
  }
}

const failingChannel = z.object({
  channel: z.string(),
  failed: z.int(),
  waiting: z.int(),
  isQuotaGone: z.boolean(),
})

/** That a user has no device any more is no trouble of the site. */
const readFailing = (sql: Sql, now: Date) =>
  sql`
    SELECT "channel", count(*) FILTER (WHERE "status" = 'Failed')::int AS "failed",
      count(*) FILTER (WHERE "status" = 'Waiting')::int AS "waiting",
      bool_or("status" = 'Failed' AND "lastError" = 'quota') AS "isQuotaGone"
    FROM "notice_messages"
    WHERE ("status" = 'Failed' AND "nextAttemptAt" >= ${new Date(now.getTime() - RECENT)}::timestamptz
        AND "lastError" NOT IN ('no-device', 'no-address'))
      OR ("status" = 'Waiting' AND "attempts" >= ${TROUBLED_AFTER})
    GROUP BY "channel" ORDER BY "channel"`.rows(failingChannel)
