import { readNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { readNoticeAddressees } from '@/lib/domain/people/users/names/recipients/queries'
import { readDateStyle, readDefaultLocale, readTimeZone } from '@/lib/domain/site/settings/queries'
import type { Db } from '@/lib/platform/db/database'
import type { NoticeMessage } from '@/lib/platform/db/generated/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { NoticeEventName } from '@/lib/platform/notices/events'
import { shortLetter, styleIn } from '../letter/present'
import { heldUntil, type DeliveryReason } from '../rules'
import { isMessageChannel, type MessageChannel } from './rules'

/** The channels through which something is to be sent by now. */
export async function listDueChannels(db: Db, now: Date): Promise<MessageChannel[]> {
  const rows = await db.noticeMessage.findMany({
    where: { status: 'Waiting', nextAttemptAt: { lte: now } },
    select: { channel: true },
    distinct: ['channel'],
  })
  return rows.map(({ channel }) => channel).filter(isMessageChannel)
}

export type Content = ReturnType<typeof shortLetter> & {
  locale: Locale
  events: NoticeEventName[]
  count: number
  /** Of the deliveries of the message, read or not, so that it stays the same. */
  firstId: string
  isUrgent: boolean
}

type NothingToTell = Extract<DeliveryReason, 'no-address' | 'read'>

/** As its reader would be told now of what is not read yet, else why nothing is to be told. */
export async function readContent(
  db: Db,
  { id: messageId, userId }: NoticeMessage,
): Promise<Content | NothingToTell> {
  const to = (await readNoticeAddressees(db, [userId])).get(userId)
  const rows = await db.noticeDelivery.findMany({
    where: { messageId },
    include: { notice: true },
    orderBy: { noticeId: 'asc' },
  })
  const [first] = rows
  if (!to || !first) return 'no-address'
  const unread = rows.flatMap(({ notice }) => (notice.readAt ? [] : notice))
  if (unread.length === 0) return 'read'
  const locale = to.locale ?? (await readDefaultLocale(db))
  const style = styleIn(locale, await readDateStyle(db))
  const notices = unread.map((notice) => presentNotice(notice, to, style))
  return {
    locale,
    events: notices.map(({ event }) => event),
    count: notices.length,
    firstId: first.id,
    isUrgent: notices.some(({ isUrgent }) => isUrgent),
    ...shortLetter(locale, notices),
  }
}

type Wanted = { userId: string; channel: MessageChannel; events: readonly NoticeEventName[] }

/** Until when the quiet hours of its reader hold a message, of which each notice may wait or none; null where they do not. */
export async function readHeldUntil(
  db: Db,
  { userId, channel, events }: Wanted,
  now: Date,
): Promise<Date | null> {
  const settings = (await readNoticeSettings(db, [userId]))(userId)
  const given = { settings, channel, timeZone: await readTimeZone({ db }), now }
  const [until = null] = events.map((event) => heldUntil(event, given))
  return until
}
