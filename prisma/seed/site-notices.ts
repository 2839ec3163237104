import { notifyOfFailing } from '@/lib/domain/people/mail-outbox/failing/commands'
import { notifyOfEndingKeys } from '@/lib/domain/people/api-keys/notices/commands'
import { notifyOfDueRequests } from '@/lib/domain/people/privacy-requests/notices/commands'
import { notifyOfRefusedEntries } from '@/lib/domain/gate/gate/notices/commands'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import type { Database } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { calendarOf } from './calendar'
import { officer, refusedEntryRows } from './gate-rows'
import { userId } from './user-rows'

/** What Admins and Safety Officers were told of the site itself, after all that it tells of. Nothing of the demo is sent. */
export async function writeSiteNotices(database: Database, now: Date): Promise<void> {
  await notifyOfEndingKeys(database, now)
  await notifyOfDueRequests(database, now)
  await writeFailing(database)
  await writeSwitchedOff(database)
  await writeRefusedEntry(database, now)
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

/** With what it tells of, which was settled on the same day. */
async function writeRefusedEntry({ db, sql }: Database, now: Date): Promise<void> {
  const { came, left } = refusedEntryRows(calendarOf(now))
  await db.gateEvent.createMany({ data: [came, left] })
  const { id, personId, employerId, at } = came
  await db.stay.create({ data: { id, personId, employerId, inAt: at, outAt: left.at } })
  const code = 'entered-while-refused' as const
  const note = 'พาออกแล้ว นัดอบรมวันพรุ่งนี้'
  const settled = { settledAt: left.at, settledByUserId: officer, note }
  await db.gateConflict.create({ data: { eventId: id, code, ...settled } })
  const entry = { ...came, at: at.getTime(), conflicts: [code] }
  const timeZone = await readTimeZone({ db })
  await notifyOfRefusedEntries({ db, sql, actor: null, now: at }, [entry], timeZone)
  await db.notice.updateMany({ where: { subjectId: id }, data: { readAt: left.at } })
}
