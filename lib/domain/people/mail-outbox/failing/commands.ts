import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Database, Db } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import type { MailFault } from '../rules'
import { isFailing, newsOfFailing, RECENT, TROUBLED_AFTER, type Failing } from './rules'

/** Run by a job: tells the Admins once a day. */
export async function notifyOfFailing({ db, sql }: Database, now: Date): Promise<void> {
  const failing = await readFailing(db, now)
  if (!isFailing(failing)) return
  const today = await readToday({ db, now })
  const userIds = await readUserIdsWithRoles(db, ['Admin'])
  const news = { userIds, ...newsOfFailing(failing, today) }
  await notify({ sql, actor: null, now }, 'delivery.failing', news)
}

/**
 * The next attempt is planned with each attempt, so that it tells when the last one was. That a reader is not there any
 * more is no trouble of the site.
 */
const readFailing = async (db: Db, now: Date): Promise<Failing> => ({
  failed: await db.outboxMail.count({
    where: {
      status: 'Failed',
      nextAttemptAt: { gte: new Date(now.getTime() - RECENT) },
      lastError: { not: 'no-address' satisfies MailFault },
    },
  }),
  waiting: await db.outboxMail.count({
    where: { status: 'Waiting', attempts: { gte: TROUBLED_AFTER } },
  }),
})
