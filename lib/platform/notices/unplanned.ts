import type { Db } from '../db/database'
import type { Notice } from '../db/generated/client'
import type { Sql } from '../db/sql'
import * as z from 'zod'

/** The first that nobody has planned yet and no other server plans just now, the oldest first. */
export async function takeUnplanned(
  { db, sql }: { db: Db; sql: Sql },
  most: number,
): Promise<Notice[]> {
  const rows = await sql`
    SELECT "id" FROM "notices" WHERE "plannedAt" IS NULL
    ORDER BY "createdAt", "id" LIMIT ${most} FOR UPDATE SKIP LOCKED`.rows(
    z.object({ id: z.guid() }),
  )
  return db.notice.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })
}

export const markPlanned = async (db: Db, ids: string[], now: Date): Promise<void> =>
  void (await db.notice.updateMany({ where: { id: { in: ids } }, data: { plannedAt: now } }))
