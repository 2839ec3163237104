import { fragment } from '@/lib/platform/db/fragment'
import type { OldRows } from '@/lib/platform/db/old-rows'

/** Mails that were written before this moment and are not waiting to be sent. */
export const oldMails = (before: Date): OldRows => ({
  from: fragment`"outbox_mails"`,
  where: fragment`"status" <> 'Waiting' AND "createdAt" < ${before}::timestamptz`,
  at: fragment`"createdAt"`,
})

/** Those of them that did not arrive. */
export function oldFailedMails(before: Date): OldRows {
  const { from, where, at } = oldMails(before)
  return { from, where: fragment`${where} AND "status" IN ('Failed', 'Revoked')`, at }
}
