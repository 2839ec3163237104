import type { Sql } from '@/lib/platform/db/sql'
import { waiting } from '@/lib/platform/db/waiting'

/** Mails that were written before this moment and are not waiting to be sent. */
export const countOldMails = (sql: Sql, before: Date) =>
  sql`SELECT count(*)::int AS "count", min("createdAt") AS "oldestAt" FROM "outbox_mails"
    WHERE "status" <> 'Waiting' AND "createdAt" < ${before}::timestamptz`.one(waiting)
