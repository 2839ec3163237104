import type { QueryResultRow } from 'pg'
import { pool } from './client'
import { nameOf } from './statement-name'

/**
 * A read that many wait for, in SQL, with its values as $1, $2 …: past Prisma, which would cost as much again,
 * and prepared on each connection. It has a connection of its own: not for the inside of a transaction.
 */
export function statement<Row extends QueryResultRow>(text: string) {
  const name = nameOf(text)
  return async (...values: unknown[]): Promise<Row[]> =>
    (await pool().query<Row>({ name, text, values })).rows
}
