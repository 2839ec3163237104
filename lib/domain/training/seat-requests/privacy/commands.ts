import type { Sql } from '@/lib/platform/db/sql'

/** Takes the person out of what a mail has still to say. */
export async function forgetSkipped(sql: Sql, personId: string): Promise<void> {
  await sql`
    UPDATE "seat_requests" SET "skipped" = (
      SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements("skipped") one
      WHERE one->>'personId' <> ${personId})
    WHERE "skipped" @> jsonb_build_array(jsonb_build_object('personId', ${personId}::text))`.run()
}
