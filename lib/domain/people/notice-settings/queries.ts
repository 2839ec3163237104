import * as z from 'zod'
import { readLineUsers } from '@/lib/domain/people/line-links/queries'
import { readPushUsers } from '@/lib/domain/people/push-subscriptions/queries'
import { readLocale } from '@/lib/domain/people/users/names/recipients/queries'
import { readDefaultLocale } from '@/lib/domain/site/settings/queries'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { Db } from '@/lib/platform/db/database'
import type { NoticeSetting } from '@/lib/platform/db/generated/client'
import type { ReadContext } from '@/lib/platform/http/context'
import { isNoticeEvent } from '@/lib/platform/notices/events'
import type { noticeSettings } from './contract'
import {
  allChoices,
  noticeChannels,
  noticeTimes,
  usualQuietHours,
  type Choices,
  type NoticeChannel,
  type Settings,
  type StoredChoices,
} from './rules'

const storedChoices = z.record(
  z.string(),
  z.partialRecord(z.enum(noticeChannels), z.enum(noticeTimes)),
)

/** An event that is gone by now is left out. */
const choicesOf = (stored: unknown): StoredChoices =>
  Object.fromEntries(
    Object.entries(storedChoices.parse(stored)).filter(([event]) => isNoticeEvent(event)),
  )

const choicesIn = ({ quietFrom, quietUntil, choices }: NoticeSetting): Choices => ({
  quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
  choices: choicesOf(choices),
})

/** As usual for a user who has saved none. */
export async function readNoticeSettings(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => Settings> {
  const rows = await db.noticeSetting.findMany({
    where: { userId: { in: [...new Set(userIds)] } },
  })
  const known = new Map(rows.map((row) => [row.userId, choicesIn(row)]))
  const usual = { quietHours: usualQuietHours, choices: {} }
  const pushUsers = await readPushUsers(db, userIds)
  const lineUsers = await readLineUsers(db, userIds)
  const has: Record<NoticeChannel, (userId: string) => boolean> = {
    Email: () => true,
    Push: (userId) => pushUsers.has(userId),
    Line: (userId) => lineUsers.has(userId),
  }
  const channelsOf = (userId: string) => noticeChannels.filter((channel) => has[channel](userId))
  return (userId) => ({ ...(known.get(userId) ?? usual), channels: channelsOf(userId) })
}

export async function getNoticeSettings({
  db,
  actor: { userId },
}: ReadContext): Promise<OutputOf<typeof noticeSettings.get>> {
  const settings = (await readNoticeSettings(db, [userId]))(userId)
  return {
    quietHours: settings.quietHours,
    locale: (await readLocale(db, userId)) ?? (await readDefaultLocale(db)),
    choices: allChoices(settings),
  }
}
