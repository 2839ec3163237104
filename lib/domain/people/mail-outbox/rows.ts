import { fragment } from '@/lib/platform/db/fragment'
import type { OldRows } from '@/lib/platform/db/old-rows'

/**
 * Mails that were written before this moment. Those that wait to be sent stay while they are of use: without a mail server
 * all of them wait for ever.
 */
export const oldMails = (before: Date): OldRows => ({
  from: fragment`"outbox_mails"`,
  where: fragment`"createdAt" < ${before}::timestamptz
    AND ("status" <> 'Waiting' OR "usefulUntil" < ${before}::timestamptz)`,
  at: fragment`"createdAt"`,
})

/** Those of them that were not sent. */
export function oldUnsentMails(before: Date): OldRows {
  const { from, where, at } = oldMails(before)
  return { from, where: fragment`${where} AND "status" <> 'Sent'`, at }
}
