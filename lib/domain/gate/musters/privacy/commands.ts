import type { Sql } from '@/lib/platform/db/sql'

/** Nothing of whom is left in marks; whoever was marked in a muster that still runs is kept. */
export async function erasePersonInMusters(sql: Sql, personId: string): Promise<void> {
  await sql`SELECT erase_person_in_musters(${personId}::uuid)`.run()
}
