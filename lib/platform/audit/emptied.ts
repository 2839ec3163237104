import type { Sql } from '../db/sql'

/** Empties the details of lines that tell of a person who is anonymised already; that something was done, by whom and when, stays. */
export async function emptyEntriesOf(
  { sql, now }: { sql: Sql; now: Date },
  personId: string,
): Promise<void> {
  await sql`SELECT anonymise_audit_details(${personId}::uuid, ${now}::timestamptz)`.run()
}
