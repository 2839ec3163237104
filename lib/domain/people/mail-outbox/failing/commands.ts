import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Database, Db } from '@/lib/platform/db/database'
import { readLastTold } from '@/lib/platform/notices/notices'
import { notify } from '@/lib/platform/notices/notify'
import type { MailFault } from '../rules'
import { isFailing, newsOfFailing, RECENT, TROUBLED_AFTER, type Failing } from './rules'

const OUTBOX = 'outbox'

/** Run by a job: tells the Admins once a day. */
export async function notifyOfFailing({ db, sql }: Database, now: Date): Promise<void> {
  const failing = await readFailing(db, now)
  if (!isFailing(failing)) return
  const today = await readToday({ db, now })
  const userIds = await readUserIdsWithRoles(db, ['Admin'])
  const news = { userIds, subjectId: OUTBOX, ...newsOfFailing(failing, today) }
  await notify({ sql, actor: null, now }, 'delivery.failing', news)
}

/** Mails that were given up since it was told last. One to a user without an address does not count: nothing has to be mended. */
async function readFailing(db: Db, now: Date): Promise<Failing> {
  const about = { event: 'delivery.failing', subjectId: OUTBOX } as const
  const since = await readLastTold(db, about, new Date(now.getTime() - RECENT))
  return {
    failed: await db.outboxMail.count({
      where: {
        status: 'Failed',
        nextAttemptAt: { gt: since, lte: now },
        lastError: { not: 'no-address' satisfies MailFault },
      },
    }),
    waiting: await db.outboxMail.count({
      where: { status: 'Waiting', attempts: { gte: TROUBLED_AFTER } },
    }),
  }
}
