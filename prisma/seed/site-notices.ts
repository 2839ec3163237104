import { notifyOfFailing } from '@/lib/domain/people/mail-outbox/failing/commands'
import { notifyOfEndingKeys } from '@/lib/domain/people/api-keys/notices/commands'
import { notifyOfDueRequests } from '@/lib/domain/people/privacy-requests/notices/commands'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import type { Database } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { userId } from './user-rows'

/** What Admins were told of the site itself, after all that it tells of. Nothing of the demo is sent. */
export async function writeSiteNotices(database: Database, now: Date): Promise<void> {
  await notifyOfEndingKeys(database, now)
  await notifyOfDueRequests(database, now)
  await writeFailing(database)
  await writeSwitchedOff(database)
  await database.db.notice.updateMany({ where: { plannedAt: null }, data: { plannedAt: now } })
}

/** On the day on which a mail did not arrive. */
async function writeFailing(database: Database): Promise<void> {
  const { createdAt } = await database.db.outboxMail.findFirstOrThrow({
    where: { status: 'Failed' },
    orderBy: { createdAt: 'desc' },
  })
  await notifyOfFailing(database, createdAt)
}

async function writeSwitchedOff({ db, sql }: Database): Promise<void> {
  const { id, url, createdAt } = await db.webhookEndpoint.findFirstOrThrow({
    where: { isActive: false },
  })
  const news = { subjectId: id, occasion: id, params: { host: hostOf(url), reason: 'failing' } }
  const userIds = [userId('wichai')]
  await notify({ sql, actor: null, now: createdAt }, 'webhook.switchedOff', { ...news, userIds })
}
