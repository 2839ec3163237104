import * as z from 'zod'
import type { ReadSql } from '@/lib/platform/db/sql'

const keysOfAccount = z.object({
  id: z.guid(),
  liveKeys: z.int(),
  nextExpiry: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
})
export type KeysOfAccount = Omit<z.output<typeof keysOfAccount>, 'id'>

/** How many keys of each account work, when the first of them ends, and when any key was used last. */
export async function readKeysOf(
  sql: ReadSql,
  accountIds: string[],
  now: Date,
): Promise<Map<string, KeysOfAccount>> {
  const rows = await sql`
    SELECT "serviceAccountId" AS "id", count(*) FILTER (WHERE live)::int AS "liveKeys",
      min("expiresAt") FILTER (WHERE live) AS "nextExpiry", max("lastUsedAt") AS "lastUsedAt"
    FROM "api_keys" CROSS JOIN LATERAL (SELECT "revokedAt" IS NULL AND "expiresAt" > ${now}::timestamptz AS live) state
    WHERE "serviceAccountId" = ANY(${accountIds}::uuid[]) GROUP BY "serviceAccountId"`.rows(
    keysOfAccount,
  )
  return new Map(rows.map(({ id, ...keys }) => [id, keys]))
}
