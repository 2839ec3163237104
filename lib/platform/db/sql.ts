import type pg from 'pg'
import { pool, repeated } from './client'
import { Prisma } from './generated/client'
import { statementName } from './statement-name'

/** What runs SQL: Prisma's client, one of its transactions, or a connection past Prisma. */
export type Sql = {
  $queryRaw<Rows>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<Rows>
  /** Returns how many rows it wrote. */
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}

const through = (connection: pg.Pool | pg.PoolClient): Sql => {
  const run = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    const { text, values: args } = 'sql' in query ? query : Prisma.sql(query, ...values)
    return connection.query({ name: statementName({ sql: text, args }), text, values: args })
  }
  return {
    $queryRaw: async <Rows>(query: Parameters<Sql['$queryRaw']>[0], ...values: unknown[]) =>
      (await run(query, values)).rows as Rows,
    $executeRaw: async (query, ...values) => (await run(query, values)).rowCount ?? 0,
  }
}

/** Any connection of the pool, past Prisma, which costs as much again as a small statement itself. */
export const sql = () => through(pool())

/** `transact` for what a crowd does at once: its statements are all SQL, prepared on each connection. */
export const transactSql = <T>(work: (db: Sql) => Promise<T>): Promise<T> =>
  repeated(async () => {
    const connection = await pool().connect()
    try {
      await connection.query('BEGIN')
      const result = await work(through(connection))
      await connection.query('COMMIT')
      connection.release()
      return result
    } catch (error) {
      await connection.query('ROLLBACK').then(
        () => connection.release(),
        () => connection.release(true),
      )
      throw error
    }
  })
