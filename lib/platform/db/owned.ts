import * as z from 'zod'
import { sqlOf, type Db } from './database'
import { identifier } from './fragment'
import { readReferences, type Reference } from './references'

/** What the database would delete together with a row belongs to it alone. By the foreign keys, so that no table is forgotten. */
const readOwned = async (table: string): Promise<Reference[]> =>
  (await readReferences()).filter(({ to, isCascading }) => to === table && isCascading)

const readReferring = async (table: string): Promise<Reference[]> =>
  (await readReferences()).filter(({ to, isCascading }) => to === table && !isCascading)

type Counts = Record<string, number>

/** How many rows belong to these alone, by table. */
export const countOwned = async (db: Db, table: string, ids: string[]): Promise<Counts> =>
  countRows(db, await readOwned(table), ids)

/** How many rows refer to these, by table. */
export const countReferring = async (db: Db, table: string, ids: string[]): Promise<Counts> =>
  countRows(db, await readReferring(table), ids)

const counted = z.object({ count: z.int() })

async function countRows(db: Db, references: Reference[], ids: string[]): Promise<Counts> {
  const counts: Counts = {}
  for (const { table, column } of references) {
    const { count } = await sqlOf(db)`
      SELECT count(*)::int AS "count" FROM ${identifier(table)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`.one(
      counted,
    )
    if (count > 0) counts[table] = (counts[table] ?? 0) + count
  }
  return counts
}

/** Deletes what belongs to these rows, which stay. `except`: tables that are left as they are. */
export async function deleteOwned(
  db: Db,
  table: string,
  ids: string[],
  except: readonly string[],
): Promise<void> {
  for (const { table: owned, column } of await readOwned(table))
    if (!except.includes(owned))
      await sqlOf(db)`
        DELETE FROM ${identifier(owned)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`.run()
}
