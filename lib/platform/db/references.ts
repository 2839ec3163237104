import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'
import * as z from 'zod'
import { database, sqlOf, type Db } from './database'
import { fragment, identifier, joined, literals, noFragment, type Fragment } from './fragment'

/** A foreign key of the database: rows of `table` refer by `column` to rows of `to`. */
const reference = z.object({
  table: z.string(),
  column: z.string(),
  to: z.string(),
  /** The referring row goes along when the other one is removed: it keeps nothing. */
  isCascading: z.boolean(),
  /** Rows of the table may be marked as removed. */
  hasRemovedRows: z.boolean(),
})
type Reference = z.output<typeof reference>

let known: Promise<Reference[]> | undefined

/** Read once in the life of a process: they change with a migration only. */
const readReferences = (): Promise<Reference[]> => (known ??= queryReferences())

async function queryReferences(): Promise<Reference[]> {
  try {
    return await database().sql`
      SELECT source."relname" AS "table", own."attname" AS "column", target."relname" AS "to",
        reference."confdeltype" = 'c' AS "isCascading",
        EXISTS (SELECT FROM "pg_attribute" mark
          WHERE mark."attrelid" = source."oid" AND mark."attname" = 'removedAt') AS "hasRemovedRows"
      FROM "pg_constraint" reference
      JOIN "pg_class" source ON source."oid" = reference."conrelid"
      JOIN "pg_class" target ON target."oid" = reference."confrelid"
      JOIN "pg_attribute" own ON own."attrelid" = source."oid" AND own."attnum" = reference."conkey"[1]
      WHERE reference."contype" = 'f' AND source."relnamespace" = current_schema()::regnamespace
      ORDER BY source."relname", own."attnum"`.rows(reference)
  } catch (error) {
    known = undefined
    throw error
  }
}

type Choice = {
  /** Only what refers by columns of these names; by any column, where none is named. */
  by?: readonly string[]
  /** Rows that are marked as removed count as well. */
  withRemoved?: boolean
}

/**
 * Who refers to a row: how many, by the name of their table. A part counts as the whole that it belongs to, once: a
 * line of `task_logs` and its task are one of `tasks`. Reads what refers to the row and no more, by the indexes of
 * the foreign keys.
 */
export async function referencesTo(
  db: Db,
  table: string,
  id: string,
  { by, withRemoved = false }: Choice = {},
): Promise<Record<string, number>> {
  const all = await readReferences()
  const queries = new Map<string, Fragment[]>()
  for (const reference of keeping(all, table, by)) {
    const { whole, key } = wholeOf(all, reference.table)
    const isBounded = reference.hasRemovedRows && !withRemoved
    const query = fragment`SELECT ${identifier(key)} ${refersTo(reference, fragment`${id}::uuid`)}
      ${isBounded ? fragment`AND "removedAt" IS NULL` : noFragment}`
    queries.set(whole, [...(queries.get(whole) ?? []), query])
  }
  if (queries.size === 0) return {}
  const counts = [...queries].map(
    ([whole, ways]) => fragment`
      SELECT ${literals([whole])} AS "whole", count(*)::int AS "count"
      FROM (${joined(ways, ' UNION ')}) found`,
  )
  const rows = await sqlOf(db)`${joined(counts, ' UNION ALL ')}`.rows(countOfWhole)
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ whole, count }) => [whole, count]),
  )
}

/** Whether anything at all refers to a row. */
export async function isReferenced(db: Db, table: string, id: string): Promise<boolean> {
  const ways = existing(await readReferences(), table, fragment`${id}::uuid`)
  if (ways.length === 0) return false
  const row = await sqlOf(db)`SELECT ${joined(ways, ' OR ')} AS "isReferred"`.one(
    z.object({ isReferred: z.boolean() }),
  )
  return row.isReferred
}

/**
 * Refuses with `code` where anything refers to a row, which must be locked: nothing new refers to it then until the
 * transaction ends.
 */
export async function requireUnreferenced(
  db: Db,
  table: string,
  id: string,
  code: ProblemCode = 'record-in-use',
): Promise<void> {
  if (await isReferenced(db, table, id)) throw new Problem(code)
}

/** The condition, in SQL, that nothing refers to a row of a table that the query reads under its own name. */
export async function isUnreferencedSql(table: string): Promise<Fragment> {
  const own = fragment`${identifier(table)}."id"`
  const ways = existing(await readReferences(), table, own)
  return ways.length === 0 ? fragment`true` : fragment`NOT (${joined(ways, ' OR ')})`
}

const existing = (all: Reference[], table: string, id: Fragment) =>
  keeping(all, table).map((reference) => fragment`EXISTS (SELECT ${refersTo(reference, id)})`)

const countOfWhole = z.object({ whole: z.string(), count: z.int() })

const refersTo = ({ table, column }: Reference, id: Fragment): Fragment =>
  fragment`FROM ${identifier(table)} WHERE ${identifier(column)} = ${id}`

const keeping = (all: Reference[], table: string, by?: readonly string[]) =>
  all.filter(
    ({ to, isCascading, column }) => to === table && !isCascading && (by?.includes(column) ?? true),
  )

/** `task_logs` are parts of `tasks`: they refer to them and are named after one of them. */
function wholeOf(all: Reference[], table: string): { whole: string; key: string } {
  const link = all.find((reference) => {
    const singular = reference.to.replace(/s$/, '')
    return reference.table === table && table.startsWith(`${singular}_`)
  })
  return link ? { whole: link.to, key: link.column } : { whole: table, key: 'id' }
}
