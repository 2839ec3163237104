import { inSpan } from '../tracing/spans'
import { closeDatabase, pool, prisma, withRetries } from './client'
import { Prisma } from './generated/client'
import {
  sqlByPrisma,
  sqlOnConnection,
  sqlOnPool,
  type PrismaRaw,
  type ReadSql,
  type Sql,
} from './sql'

/** Prisma with its models only: SQL is written with `sql`. */
export type Db = Omit<
  Prisma.TransactionClient,
  keyof PrismaRaw | '$queryRawUnsafe' | '$executeRawUnsafe'
>

/** NULL in a JSON column; null would be the JSON value `null`. */
export const NO_JSON = Prisma.DbNull

/** The two ways to the database, Prisma and SQL, both in one transaction or both in none. */
export type Database = { db: Db; sql: Sql }

/** SQL in the transaction of a given `db`. */
export const sqlOf = (db: Db): Sql => sqlByPrisma(db as Prisma.TransactionClient)

const sqlWithoutTransaction = sqlOnPool(pool)

/** Without a transaction: each statement is committed by itself. */
export const database = (): { db: Db; sql: ReadSql } => ({
  db: prisma(),
  sql: sqlWithoutTransaction,
})

/** Connections of this process, and calls that wait for one. */
export function countConnections(): { used: number; idle: number; awaited: number } {
  const { totalCount, idleCount, waitingCount } = pool()
  return { used: totalCount - idleCount, idle: idleCount, awaited: waitingCount }
}

const attempts = <T>(transaction: () => Promise<T>): Promise<T> =>
  withRetries(() => inSpan({ name: 'transaction', isPart: true }, transaction))

/**
 * Runs `work` in a transaction, and again after a deadlock or a serialization conflict: `work` may run several times.
 * `timeout` is in milliseconds.
 */
export const inTransaction = <T>(
  work: (database: Database) => Promise<T>,
  { timeout = 15_000 } = {},
): Promise<T> =>
  attempts(() =>
    prisma().$transaction((db) => work({ db, sql: sqlByPrisma(db) }), { maxWait: 15_000, timeout }),
  )

/** The same without Prisma, for writes that many users send at once: `work` gets SQL only. */
export const inSqlTransaction = <T>(work: (database: { sql: Sql }) => Promise<T>): Promise<T> =>
  attempts(async () => {
    const connection = await pool().connect()
    try {
      await connection.query('BEGIN')
      const result = await work({ sql: sqlOnConnection(connection) })
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

export { closeDatabase }
