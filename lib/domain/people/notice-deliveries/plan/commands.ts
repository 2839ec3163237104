import { noticeParams } from '@/lib/domain/people/notices/present'
import { readNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { noticeChannels } from '@/lib/domain/people/notice-settings/rules'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import { inTransaction } from '@/lib/platform/db/database'
import { isNoticeEvent } from '@/lib/platform/notices/events'
import { markPlanned, takeUnplanned } from '@/lib/platform/notices/unplanned'
import { planOf } from '../rules'

const AT_ONCE = 1000

/** Run by a job: decides once for each notice whether it goes by e-mail, to devices and by LINE. */
export async function planNotices(now: Date): Promise<void> {
  for (let hasMore = true; hasMore; ) hasMore = await planSome(now)
}

const planSome = (now: Date): Promise<boolean> =>
  inTransaction(async ({ db, sql }) => {
    const notices = await takeUnplanned({ db, sql }, AT_ONCE)
    if (notices.length === 0) return false
    const timeZone = await readTimeZone({ db })
    const settingsOf = await readNoticeSettings(
      db,
      notices.map(({ userId }) => userId),
    )
    const data = notices.flatMap(({ id: noticeId, userId, event, params }) =>
      noticeChannels.flatMap((channel) => {
        if (!isNoticeEvent(event)) return []
        const notice = { event, params: noticeParams.parse(params) }
        const plan = planOf(notice, { settings: settingsOf(userId), channel, timeZone, now })
        return plan ? { noticeId, userId, channel, ...plan } : []
      }),
    )
    await db.noticeDelivery.createMany({ data, skipDuplicates: true })
    await markPlanned(
      db,
      notices.map(({ id }) => id),
      now,
    )
    return notices.length === AT_ONCE
  })
