import { fragment } from '@/lib/platform/db/fragment'
import type { OldRows } from '@/lib/platform/db/old-rows'

/** Mails that were written before this moment and are not waiting to be sent. */
export const oldMails = (before: Date): OldRows => ({
  from: fragment`"outbox_mails"`,
  where: fragment`"status" <> 'Waiting' AND "createdAt" < ${before}::timestamptz`,
  at: fragment`"createdAt"`,
})
