import type { Sql } from '@/lib/platform/db/sql'

/** Keeps the active requirements as they are now, so that what is decided from now on can be explained later. */
export const keepRevision = (sql: Sql) =>
  sql`
  INSERT INTO "requirement_revisions" ("requirements")
  SELECT coalesce(jsonb_agg(to_jsonb(requirement) ORDER BY "code"), '[]')
  FROM "requirements" requirement WHERE "isActive"`.run()
