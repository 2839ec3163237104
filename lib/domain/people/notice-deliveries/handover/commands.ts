import type { NoticeChannel } from '@/lib/domain/people/notice-settings/rules'
import { DAY } from '@/lib/platform/dates/durations'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { OldRows } from '@/lib/platform/db/old-rows'
import type { Sql } from '@/lib/platform/db/sql'
import type { NoticeEventName } from '@/lib/platform/notices/events'

export type DueDelivery = Prisma.NoticeDeliveryGetPayload<{ include: { notice: true } }>
export type Due = DueDelivery & { event: NoticeEventName; channel: NoticeChannel }

type HandedOver = { id: string; mailId?: string; messageId?: string }

/** Each delivery with the mail or the message that it has become part of. */
export const markHandedOver = (sql: Sql, rows: readonly HandedOver[], now: Date) =>
  sql`
    UPDATE "notice_deliveries" delivery SET "status" = 'Sent', "sentAt" = ${now}::timestamptz,
      "attempts" = delivery."attempts" + 1, "lastError" = NULL, "mailId" = sent."mailId", "messageId" = sent."messageId"
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ mailId }) => mailId ?? null)}::uuid[],
      ${rows.map(({ messageId }) => messageId ?? null)}::uuid[]) sent("id", "mailId", "messageId")
    WHERE delivery."id" = sent."id"`.run()

/** What has come to be due in the quiet hours of its reader. */
export const hold = (sql: Sql, rows: readonly { id: string; until: Date }[]) =>
  sql`
    UPDATE "notice_deliveries" delivery SET "status" = 'Held', "nextAttemptAt" = held."until"
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ until }) => until)}::timestamptz[]) held("id", "until")
    WHERE delivery."id" = held."id"`.run()

/** What was in mails that were not sent has failed once these are deleted, with which its state would be gone. */
export const keepFailures = (sql: Sql, { from, where }: OldRows) =>
  sql`
    UPDATE "notice_deliveries" delivery SET "status" = 'Failed', "lastError" = coalesce(mail."lastError", 'too-late')
    FROM (SELECT "id", "lastError" FROM ${from} WHERE ${where}) mail
    WHERE delivery."mailId" = mail."id" AND delivery."status" = 'Sent'`.run()

/** In milliseconds: a mail server, or a device, may be out of reach for a week. */
const USEFUL_FOR = 7 * DAY

export const usefulUntil = (now: Date): Date => new Date(now.getTime() + USEFUL_FOR)
