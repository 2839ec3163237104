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

/** Prisma, with its models only: what is written in SQL goes to `sql`. */
export type Db = Omit<
  Prisma.TransactionClient,
  keyof PrismaRaw | '$queryRawUnsafe' | '$executeRawUnsafe'
>

/** NULL in a column of JSON, where null would be JSON's own. */
export const NO_JSON = Prisma.DbNull

/** The two doors to the database, both in one transaction, or both in none. */
export type Database = { db: Db; sql: Sql }

/** For what the platform does in SQL with the Prisma that it is given. */
export const sqlOf = (db: Db): Sql => sqlByPrisma(db as Prisma.TransactionClient)

const sqlOutside = sqlOnPool(pool)

/** Outside of a transaction: each statement stands by itself. */
export const database = (): { db: Db; sql: ReadSql } => ({ db: prisma(), sql: sqlOutside })

/** One transaction, withRetries when PostgreSQL gave it up for a deadlock or a conflict: `work` may run twice. */
export const inTransaction = <T>(work: (database: Database) => Promise<T>): Promise<T> =>
  withRetries(() =>
    prisma().$transaction((db) => work({ db, sql: sqlByPrisma(db) }), {
      maxWait: 15_000,
      timeout: 15_000,
    }),
  )

/** The same for what a crowd does at once: past Prisma, so all of it is SQL. */
export const inSqlTransaction = <T>(work: (database: { sql: Sql }) => Promise<T>): Promise<T> =>
  withRetries(async () => {
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
