import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'
import * as z from 'zod'
import { readOnce } from '../process/process-wide'
import { database } from './database'
import { fragment, identifier, joined, literals, noFragment, type Fragment } from './fragment'
import { besideHeldConnection } from './held-connection'
import type { Sql } from './sql'

/** A foreign key of the database: rows of `table` refer by `column` to rows of `to`. */
const reference = z.object({
  table: z.string(),
  column: z.string(),
  to: z.string(),
  /** The referring row is deleted with the other one, so that it prevents no removal. */
  isCascading: z.boolean(),
  /** The table has a column `removedAt`. */
  hasRemovedRows: z.boolean(),
})
export type Reference = z.output<typeof reference>

/** Cached for the life of the process: foreign keys change with a migration only. */
export const readReferences = (): Promise<Reference[]> =>
  readOnce('references', () => besideHeldConnection(queryReferences))

const queryReferences = () =>
  database().sql`
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

type Choice = {
  /** Only references from columns of these names; all, where it is left out. */
  by?: readonly string[]
  /** Rows that are marked as removed count, too. */
  withRemoved?: boolean
}

/**
 * The number of rows that refer to a row, by table. A row of a detail table counts as its parent, once: a line of
 * `task_logs` and its task are one of `tasks`. Uses the indexes of the foreign keys.
 */
export async function referencesTo(
  sql: Sql,
  table: string,
  id: string,
  { by, withRemoved = false }: Choice = {},
): Promise<Record<string, number>> {
  const all = await readReferences()
  const queries = new Map<string, Fragment[]>()
  for (const reference of restricting(all, table, by)) {
    const { parent, key } = parentOf(all, reference.table)
    const isBounded = reference.hasRemovedRows && !withRemoved
    const query = fragment`SELECT ${identifier(key)} ${refersTo(reference, fragment`${id}::uuid`)}
      ${isBounded ? fragment`AND "removedAt" IS NULL` : noFragment}`
    queries.set(parent, [...(queries.get(parent) ?? []), query])
  }
  if (queries.size === 0) return {}
  const counts = [...queries].map(
    ([parent, conditions]) => fragment`
      SELECT ${literals([parent])} AS "parent", count(*)::int AS "count"
      FROM (${joined(conditions, ' UNION ')}) found`,
  )
  const rows = await sql`${joined(counts, ' UNION ALL ')}`.rows(countByParent)
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ parent, count }) => [parent, count]),
  )
}

/** Whether any row refers to this one, removed rows included. */
export async function isReferenced(sql: Sql, table: string, id: string): Promise<boolean> {
  const conditions = existsConditions(await readReferences(), table, fragment`${id}::uuid`)
  if (conditions.length === 0) return false
  const row = await sql`SELECT ${joined(conditions, ' OR ')} AS "isReferred"`.one(
    z.object({ isReferred: z.boolean() }),
  )
  return row.isReferred
}

/** Those of the ids to which a row of one of these tables refers. */
export async function findReferred(
  sql: Sql,
  { to, from }: { to: string; from: readonly string[] },
  ids: readonly string[],
): Promise<Set<string>> {
  const references = restricting(await readReferences(), to).filter(({ table }) =>
    from.includes(table),
  )
  const queries = references.map(
    ({ table, column }) => fragment`SELECT ${identifier(column)} AS "id" FROM ${identifier(table)}
      WHERE ${identifier(column)} = ANY(${ids}::uuid[])`,
  )
  const rows = await sql`${joined(queries, ' UNION ')}`.rows(z.object({ id: z.guid() }))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Throws `code` where any row refers to this one. Lock the row before: then no new reference appears until the end of
 * the transaction.
 */
export async function requireUnreferenced(
  sql: Sql,
  table: string,
  id: string,
  code: ProblemCode = 'record-in-use',
): Promise<void> {
  if (await isReferenced(sql, table, id)) throw new Problem(code)
}

/** The SQL condition that no row refers to the current one of `table`, which the query must not alias. */
export async function isUnreferencedSql(table: string): Promise<Fragment> {
  const own = fragment`${identifier(table)}."id"`
  const conditions = existsConditions(await readReferences(), table, own)
  return conditions.length === 0 ? fragment`true` : fragment`NOT (${joined(conditions, ' OR ')})`
}

const existsConditions = (all: Reference[], table: string, id: Fragment) =>
  restricting(all, table).map((reference) => fragment`EXISTS (SELECT ${refersTo(reference, id)})`)

const countByParent = z.object({ parent: z.string(), count: z.int() })

const refersTo = ({ table, column }: Reference, id: Fragment): Fragment =>
  fragment`FROM ${identifier(table)} WHERE ${identifier(column)} = ${id}`

const restricting = (all: Reference[], table: string, by?: readonly string[]) =>
  all.filter(
    ({ to, isCascading, column }) => to === table && !isCascading && (by?.includes(column) ?? true),
  )

/** `task_logs` is a detail table of `tasks`: it refers to `tasks` and is named after it. */
function parentOf(all: Reference[], table: string): { parent: string; key: string } {
  const link = all.find((reference) => {
    const singular = reference.to.replace(/s$/, '')
    return reference.table === table && table.startsWith(`${singular}_`)
  })
  return link ? { parent: link.to, key: link.column } : { parent: table, key: 'id' }
}
