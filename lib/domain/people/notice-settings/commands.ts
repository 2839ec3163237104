import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import { saveLocale } from '@/lib/domain/people/users/names/recipients/commands'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import type { NoticeEventName } from '@/lib/platform/notices/events'
import type { noticeSettings } from './contract'
import { readNoticeSettings } from './queries'
import {
  switchedOff,
  withChoices,
  type ALL_EVENTS,
  type Choices,
  type NoticeChannel,
} from './rules'

export async function saveNoticeSettings(
  { db, actor: { userId } }: Context,
  { locale, quietHours, choices = [] }: CheckedInputOf<typeof noticeSettings.save>,
): Promise<Result> {
  if (locale) await saveLocale(db, userId, locale)
  if (quietHours !== undefined || choices.length > 0)
    await change(db, userId, (settings) => ({
      quietHours: quietHours === undefined ? settings.quietHours : quietHours,
      choices: withChoices(settings.choices, choices),
    }))
  return done()
}

/** What the link in a mail does. */
export const switchOff = (db: Db, { userId, event, channel }: Unsubscription): Promise<void> =>
  change(db, userId, ({ quietHours, choices }) => ({
    quietHours,
    choices: withChoices(choices, switchedOff(event, channel)),
  }))

export type Unsubscription = {
  userId: string
  event: NoticeEventName | typeof ALL_EVENTS
  channel: NoticeChannel
}

/** Of two changes at once, neither takes the other back. */
async function change(db: Db, userId: string, to: (before: Choices) => Choices): Promise<void> {
  await lockUserRow(db, userId)
  const { quietHours, choices } = to((await readNoticeSettings(db, [userId]))(userId))
  const data = {
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    choices,
  }
  await db.noticeSetting.upsert({ where: { userId }, create: { userId, ...data }, update: data })
}
