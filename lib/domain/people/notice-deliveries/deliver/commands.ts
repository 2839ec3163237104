import { v7 as newId } from 'uuid'
import { queueMails, type Mail } from '@/lib/domain/people/mail-outbox/queue/commands'
import {
  ALL_EVENTS,
  isNoticeChannel,
  type NoticeChannel,
  type Settings,
} from '@/lib/domain/people/notice-settings/rules'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { unsubscribeToken } from '@/lib/domain/people/notices/unsubscribe/queries'
import type { NoticeAddressee } from '@/lib/domain/people/users/names/recipients/queries'
import { config } from '@/lib/platform/config/config'
import { inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { isNoticeEvent, noticeEvent } from '@/lib/platform/notices/events'
import { planNotices } from '../plan/commands'
import { deliveryReasons, groupsOf, heldUntil, skipReason, type DeliveryReason } from '../rules'
import { noticeLetter, pageOfNotice, styleIn } from '../letter/present'
import { queueMessages } from '../messages/queue/commands'
import { hold, markHandedOver, usefulUntil, type Due, type DueDelivery } from '../handover/commands'
import { lockDelivering, readDue, readMailing, type Mailing } from './queries'

/** Which of some notices ask for nothing any more, by the nouns that they are about. */
export type FindSettled = (
  database: Database,
  notices: readonly Notice[],
  now: Date,
) => Promise<ReadonlySet<string>>

/** Run by a job each minute. Returns how many notices went out. */
export async function deliverNotices(now: Date, findSettled: FindSettled): Promise<number> {
  await planNotices(now)
  let sent = 0
  for (let more = await deliverSome(now, findSettled); more !== null; ) {
    sent += more
    more = await deliverSome(now, findSettled)
  }
  return sent
}

/** Null where nothing is due. */
const deliverSome = (now: Date, findSettled: FindSettled): Promise<number | null> =>
  inTransaction(async (connections) => {
    const { db, sql } = connections
    await lockDelivering(sql)
    const rows = await readDue(connections, now)
    if (rows.length === 0) return null
    const mailing = await readMailing(
      db,
      rows.map(({ userId }) => userId),
    )
    const notices = rows.map(({ notice }) => notice)
    const settled = await findSettled(connections, notices, now)
    const reasonOf = (row: DueDelivery) => reasonToSkip(row, mailing, settled)
    for (const reason of deliveryReasons)
      await skip(
        db,
        rows.filter((row) => reasonOf(row) === reason),
        reason,
      )
    const open = rows.flatMap((row): Due[] => {
      const { channel, notice } = row
      const { event } = notice
      if (reasonOf(row) !== null || !isNoticeEvent(event) || !isNoticeChannel(channel)) return []
      return [{ ...row, channel, event }]
    })
    const due = await withoutHeld(connections, open, mailing, now)
    const isMail = ({ channel }: Due) => channel === 'Email'
    await mail(connections, due.filter(isMail), mailing, now)
    await queueMessages(
      connections,
      due.filter((row) => !isMail(row)),
      now,
    )
    return due.length
  })

/** An event or a channel that the product no longer has is settled. */
const reasonToSkip = (
  { userId, noticeId, channel, notice: { event, readAt } }: DueDelivery,
  { settingsOf, addressees }: Mailing,
  settled: ReadonlySet<string>,
): DeliveryReason | null =>
  isNoticeEvent(event) && isNoticeChannel(channel)
    ? skipReason({
        event,
        readAt,
        isSettled: settled.has(noticeId),
        settings: settingsOf(userId),
        channel,
        isReachable: isReachable(channel, addressees.get(userId), settingsOf(userId)),
      })
    : 'settled'

/** Those of the rows that the quiet hours do not hold: a notice may be late, or tried again, and come to be due at night. */
async function withoutHeld(
  { sql }: Database,
  rows: readonly Due[],
  { settingsOf, site: { timeZone } }: Mailing,
  now: Date,
): Promise<Due[]> {
  const held = rows.flatMap(({ id, userId, event, channel }) => {
    const until = heldUntil(event, { settings: settingsOf(userId), channel, timeZone, now })
    return until ? [{ id, until }] : []
  })
  if (held.length > 0) await hold(sql, held)
  const ids = new Set(held.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

const isReachable = (
  channel: NoticeChannel,
  to: NoticeAddressee | undefined,
  { channels }: Settings,
): boolean => (channel === 'Email' ? Boolean(to?.email) : Boolean(to) && channels.includes(channel))

async function skip(
  db: Db,
  rows: readonly DueDelivery[],
  lastError: DeliveryReason,
): Promise<void> {
  if (rows.length === 0) return
  await db.noticeDelivery.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { status: 'Skipped', lastError },
  })
}

async function mail(
  database: Database,
  due: readonly Due[],
  mailing: Mailing,
  now: Date,
): Promise<void> {
  const mails: { rows: Due[]; mail: Mail & { id: string } }[] = []
  for (const userId of new Set(due.map((row) => row.userId))) {
    const to = mailing.addressees.get(userId)
    if (!to) continue
    for (const rows of groupsOf(due.filter((row) => row.userId === userId)))
      mails.push({ rows, mail: await mailOf(to, rows, mailing, now) })
  }
  if (mails.length === 0) return
  await queueMails(
    database,
    mails.map((one) => one.mail),
  )
  const handedOver = mails.flatMap(({ rows, mail: { id: mailId } }) =>
    rows.map(({ id }) => ({ id, mailId })),
  )
  await markHandedOver(database.sql, handedOver, now)
}

async function mailOf(
  to: NoticeAddressee,
  rows: readonly Due[],
  { site, defaultLocale }: Mailing,
  now: Date,
) {
  const { id: userId, email, person, roles } = to
  const locale = to.locale ?? defaultLocale
  const style = styleIn(locale, site)
  const notices = rows.map(({ notice }) => presentNotice(notice, { roles }, style))
  const [first, ...others] = rows
  const alone = others.length === 0 ? first : undefined
  const event = alone?.event ?? ALL_EVENTS
  const token = await unsubscribeToken({ userId, event, channel: 'Email' })
  const { appUrl } = config()
  return {
    id: newId(),
    userId,
    toAddress: email ?? '',
    kind:
      alone && noticeEvent(alone.event).isUrgent
        ? ('UrgentNotices' as const)
        : ('Notices' as const),
    noticeId: alone?.noticeId,
    dedupeKey: `notice ${first?.id} ${first?.attempts}`,
    page: pageOfNotice(alone && notices[0]),
    unsubscribeLink: `${appUrl}/api/notices/unsubscribe/${token}`,
    usefulUntil: usefulUntil(now),
    ...noticeLetter({ person, locale, notices, unsubscribePage: `${appUrl}/unsubscribe/${token}` }),
  }
}
