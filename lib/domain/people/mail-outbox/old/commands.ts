import type { Sql } from '@/lib/platform/db/sql'

export const deleteOldMails = (sql: Sql, before: Date, most: number): Promise<number> =>
  sql`DELETE FROM "outbox_mails" WHERE "id" IN (
    SELECT "id" FROM "outbox_mails" WHERE "status" <> 'Waiting' AND "createdAt" < ${before}::timestamptz
    ORDER BY "createdAt" LIMIT ${most} FOR UPDATE SKIP LOCKED)`.run()
