import type pg from 'pg'
import type * as z from 'zod'
import { fragment, type Fragment } from './fragment'
import { copyJsonRows, type JsonRows } from './json-rows'
import { preparedName, textName } from './statement-name'

/** The shape of a row as PostgreSQL returns it; a schema must not transform. */
type RowSchema<Row> = z.ZodType<Row, Row>

/**
 * sql`SELECT … WHERE "id" = ${id}::uuid`.rows(schema): one statement, which the method runs. An interpolated value is
 * sent as a parameter; a fragment becomes part of the text. Cast dates and counts (`::text`, `::int`): Prisma's
 * transactions and plain connections return them differently otherwise.
 */
export type Sql = (strings: TemplateStringsArray, ...values: unknown[]) => Statement

type Statement = {
  rows<Row>(row: RowSchema<Row>): Promise<Row[]>
  /** The first row, or undefined where there is none. */
  first<Row>(row: RowSchema<Row>): Promise<Row | undefined>
  /** The row of a statement that always has one. Throws where it has none. */
  one<Row>(row: RowSchema<Row>): Promise<Row>
  /** Returns the number of rows written, or found. */
  run(): Promise<number>
}

/** `sql` without a transaction. */
export type ReadSql = (strings: TemplateStringsArray, ...values: unknown[]) => ReadStatement

type ReadStatement = Statement & {
  /** Reuses one plan for all search patterns, where planning costs as much as the search itself. */
  prepared(): ReadStatement
  /** The rows of a statement with one column of JSON, as bytes for the client. */
  json(): Promise<JsonRows>
}

/** How a statement reaches the database. */
type Driver = {
  rows(statement: Fragment): PromiseLike<unknown[]>
  count(statement: Fragment): PromiseLike<number>
}

const isTest = process.env.NODE_ENV === 'test'

/** Checks rows in tests only: in production each row would be checked twice. */
function checked<Row>(schema: RowSchema<Row>, rows: unknown[]): Row[] {
  if (isTest) for (const row of rows) schema.parse(row)
  return rows as Row[]
}

const statementOn = (driver: Driver, statement: Fragment): Statement => {
  const rows = async <Row>(schema: RowSchema<Row>) => checked(schema, await driver.rows(statement))
  return {
    rows,
    first: async (schema) => (await rows(schema))[0],
    one: async (schema) => {
      const [row] = await rows(schema)
      if (row === undefined) throw new Error('a statement that always has a row has none')
      return row
    },
    run: async () => driver.count(statement),
  }
}

/** The SQL methods of Prisma's client and of its transactions. */
export type PrismaRaw = {
  $queryRaw(statement: Fragment): PromiseLike<unknown>
  $executeRaw(statement: Fragment): PromiseLike<number>
}

/** SQL in a transaction of Prisma. */
export const sqlByPrisma = (client: PrismaRaw): Sql => {
  const driver: Driver = {
    rows: async (statement) => (await client.$queryRaw(statement)) as unknown[],
    count: (statement) => client.$executeRaw(statement),
  }
  return (strings, ...values) => statementOn(driver, fragment(strings, ...values))
}

/** Without Prisma, which doubles the cost of a small statement. */
const driverOf = (
  connection: pg.Pool | pg.PoolClient,
  nameOf: (text: string) => string,
): Driver => {
  const query = ({ text, values }: Fragment) =>
    connection.query<Record<string, unknown>>({ name: nameOf(text), text, values })
  return {
    rows: async (statement) => (await query(statement)).rows,
    count: async (statement) => (await query(statement)).rowCount ?? 0,
  }
}

/** SQL on one connection, in its transaction. */
export const sqlOnConnection = (connection: pg.PoolClient): Sql => {
  const driver = driverOf(connection, textName)
  return (strings, ...values) => statementOn(driver, fragment(strings, ...values))
}

/** SQL on any connection of the pool. */
export const sqlOnPool = (pool: () => pg.Pool): ReadSql => {
  const readStatement = (statement: Fragment, nameOf: (text: string) => string): ReadStatement => ({
    ...statementOn(driverOf(pool(), nameOf), statement),
    prepared: () => readStatement(statement, preparedName),
    json: () => copyJsonRows(pool(), statement),
  })
  return (strings, ...values) => readStatement(fragment(strings, ...values), textName)
}
