import type { Sql } from '@/lib/platform/db/sql'

/** Nothing of whom is left in what happened at gates; whoever is inside, or has a guest inside, is kept. */
export async function erasePersonAtGates(sql: Sql, personId: string): Promise<void> {
  await sql`SELECT erase_person_at_gates(${personId}::uuid)`.run()
}
