import * as z from 'zod'
import { readLocale } from '@/lib/domain/people/users/names/told/queries'
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
  usualSettings,
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

const settingsOf = ({ quietFrom, quietUntil, choices }: NoticeSetting): Settings => ({
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
  const known = new Map(rows.map((row) => [row.userId, settingsOf(row)]))
  return (userId) => known.get(userId) ?? usualSettings
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
