import type { Sql } from '@/lib/platform/db/sql'

/** Nothing of whom is left in what happened at gates; whoever is inside, or has a guest inside, is kept. */
export async function erasePersonAtGates(sql: Sql, personId: string): Promise<void> {
  await sql`SELECT erase_person_at_gates(${personId}::uuid)`.run()
}

/** When and where the person passed stays; what was written about it goes. The person is anonymised already. */
export async function anonymiseAtGates(sql: Sql, personId: string): Promise<void> {
  await sql`SELECT anonymise_person_at_gates(${personId}::uuid)`.run()
}
