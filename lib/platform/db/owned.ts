import * as z from 'zod'
import { sqlOf, type Db } from './database'
import { identifier } from './fragment'
import { readReferences, type Reference } from './references'

/** What the database would delete together with a row belongs to it alone. By the foreign keys, so that no table is forgotten. */
const readOwned = async (table: string, except: readonly string[]): Promise<Reference[]> =>
  (await readReferences()).filter(
    (reference) =>
      reference.to === table && reference.isCascading && !except.includes(reference.table),
  )

type Counts = Record<string, number>
const counted = z.object({ count: z.int() })

/** How many rows belong to these, by table. */
export async function countOwned(db: Db, table: string, ids: string[]): Promise<Counts> {
  const counts: Counts = {}
  for (const { table: of, column } of await readOwned(table, [])) {
    const { count } = await sqlOf(db)`
      SELECT count(*)::int AS "count" FROM ${identifier(of)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`.one(
      counted,
    )
    if (count > 0) counts[of] = (counts[of] ?? 0) + count
  }
  return counts
}

/** Deletes what belongs to these rows, which stay. `except`: tables that are left as they are. */
export async function deleteOwned(
  db: Db,
  table: string,
  ids: string[],
  except: readonly string[] = [],
): Promise<void> {
  for (const { table: of, column } of await readOwned(table, except))
    await sqlOf(db)`
      DELETE FROM ${identifier(of)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`.run()
}
