import { isNoticeChannel, type NoticeChannel } from '@/lib/domain/people/notice-settings/rules'
import { presentNotice } from '@/lib/domain/people/notices/present'
import { readAddressees } from '@/lib/domain/people/users/names/recipients/queries'
import { readDateStyle, readDefaultLocale } from '@/lib/domain/site/settings/queries'
import type { Db } from '@/lib/platform/db/database'
import type { NoticeMessage } from '@/lib/platform/db/generated/client'
import { shortLetter, styleIn } from '../letter/present'

export type MessageChannel = Exclude<NoticeChannel, 'Email'>

const isMessageChannel = (name: string): name is MessageChannel =>
  isNoticeChannel(name) && name !== 'Email'

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
  const to = (await readAddressees(db, [userId])).get(userId)
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
    count: rows.length,
    firstId: first.id,
    isUrgent: notices.some(({ isUrgent }) => isUrgent),
    ...shortLetter(locale, notices),
  }
}
export type Content = NonNullable<Awaited<ReturnType<typeof readContent>>>
