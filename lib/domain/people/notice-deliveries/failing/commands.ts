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
import { readLastTold } from '@/lib/platform/notices/notices'
import { notify } from '@/lib/platform/notices/notify'
import { messageChannels, type MessageChannel } from '../messages/rules'

/** Run by a job: tells the Admins once a day of each channel that does not deliver. */
export async function notifyOfFailingMessages({ db, sql }: Database, now: Date): Promise<void> {
  const today = await readToday({ db, now })
  for (const channel of messageChannels) {
    const about = { event: 'delivery.failing', subjectId: channel } as const
    const since = await readLastTold(db, about, new Date(now.getTime() - RECENT))
    const { isQuotaGone, ...counts } = await readFailing(sql, channel, { since, now })
    if (!isFailing(counts)) continue
    const userIds = await readUserIdsWithRoles(db, ['Admin'])
    const { params, ...news } = newsOfFailing(counts, today)
    await notify({ sql, actor: null, now }, 'delivery.failing', {
      ...news,
      subjectId: channel,
      userIds,
      params: { ...params, channel, isQuotaGone: isQuotaGone ? 'yes' : 'no' },
    })
  }
}

const failing = z.object({ failed: z.int(), waiting: z.int(), isQuotaGone: z.boolean() })

/** Messages that failed after `since`. One to a user without a device does not count: nothing has to be mended. */
const readFailing = (
  sql: Sql,
  channel: MessageChannel,
  { since, now }: { since: Date; now: Date },
) =>
  sql`
    SELECT count(*) FILTER (WHERE "status" = 'Failed')::int AS "failed",
      count(*) FILTER (WHERE "status" = 'Waiting')::int AS "waiting",
      coalesce(bool_or("status" = 'Failed' AND "lastError" = 'quota'), false) AS "isQuotaGone"
    FROM "notice_messages"
    WHERE "channel" = ${channel}
      AND (("status" = 'Failed' AND "nextAttemptAt" > ${since}::timestamptz AND "nextAttemptAt" <= ${now}::timestamptz
          AND "lastError" NOT IN ('no-device', 'no-address'))
        OR ("status" = 'Waiting' AND "attempts" >= ${TROUBLED_AFTER}))`.one(failing)
