import * as z from 'zod'
import type { Fragment } from './fragment'
import type { Sql } from './sql'

/** Rows that are kept no longer: of which table, which of them, and by which column the oldest is told. */
export type OldRows = { from: Fragment; where: Fragment; at: Fragment }

const counted = z.object({ count: z.int(), oldestAt: z.date().nullable() })
export type OldRowCount = z.output<typeof counted>

export const countOldRows = (sql: Sql, { from, where, at }: OldRows): Promise<OldRowCount> =>
  sql`SELECT count(*)::int AS "count", min(${at}) AS "oldestAt" FROM ${from} WHERE ${where}`.one(
    counted,
  )

/** Deletes the oldest, at most so many, and answers how many. What somebody else has locked is left. */
export const deleteOldRows = (
  sql: Sql,
  { from, where, at }: OldRows,
  most: number,
): Promise<number> =>
  sql`DELETE FROM ${from} WHERE "id" IN (
    SELECT "id" FROM ${from} WHERE ${where} ORDER BY ${at} LIMIT ${most} FOR UPDATE SKIP LOCKED)`.run()
