import { readNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { readNoticeAddressees } from '@/lib/domain/people/users/names/recipients/queries'
import { readDateStyle, readDefaultLocale, readTimeZone } from '@/lib/domain/site/settings/queries'
import type { Db } from '@/lib/platform/db/database'
import type { NoticeMessage } from '@/lib/platform/db/generated/client'
import type { NoticeEventName } from '@/lib/platform/notices/events'
import { shortLetter, styleIn } from '../letter/present'
import { heldUntil } from '../rules'
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

/** As its reader would be told now; null for a reader who may not sign in any more, and where nothing is left to tell. */
export async function readContent(db: Db, { id: messageId, userId }: NoticeMessage) {
  const to = (await readNoticeAddressees(db, [userId])).get(userId)
  const rows = await db.noticeDelivery.findMany({
    where: { messageId },
    include: { notice: true },
    orderBy: { noticeId: 'asc' },
  })
  const [first] = rows
  if (!to || !first) return null
  const locale = to.locale ?? (await readDefaultLocale(db))
  const style = styleIn(locale, await readDateStyle(db))
  const notices = rows.map(({ notice }) => presentNotice(notice, to, style))
  return {
    locale,
    events: notices.map(({ event }) => event),
    count: rows.length,
    firstId: first.id,
    isUrgent: notices.some(({ isUrgent }) => isUrgent),
    ...shortLetter(locale, notices),
  }
}
export type Content = NonNullable<Awaited<ReturnType<typeof readContent>>>

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
