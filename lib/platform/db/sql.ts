import type pg from 'pg'
import type * as z from 'zod'
import { fragment, type Fragment } from './fragment'
import { copyJsonRows, type JsonRows } from './json-rows'
import { preparedName, textName } from './statement-name'

/** What a row has to be like, as PostgreSQL gives it: nothing is changed on the way. */
type RowSchema<Row> = z.ZodType<Row, Row>

/**
 * sql`SELECT … WHERE "id" = ${id}::uuid`.rows(schema): one statement, run by what is called on it. What is put into it
 * is a value, sent as a parameter, or a fragment. A date and a count are cast (`::text`, `::int`), as Prisma's
 * transactions give them otherwise than a connection past Prisma does.
 */
export type Sql = (strings: TemplateStringsArray, ...values: unknown[]) => Statement

export type Statement = {
  rows<Row>(row: RowSchema<Row>): Promise<Row[]>
  /** The first row, or undefined where there is none. */
  first<Row>(row: RowSchema<Row>): Promise<Row | undefined>
  /** The one row of a statement that always has one. */
  one<Row>(row: RowSchema<Row>): Promise<Row>
  /** Gives how many rows were written, or found. */
  run(): Promise<number>
}

/** `sql` outside of a transaction. */
export type ReadSql = (strings: TemplateStringsArray, ...values: unknown[]) => ReadStatement

export type ReadStatement = Statement & {
  /** Has one plan for all patterns, where a plan for each would cost as much as the search itself. */
  prepared(): ReadStatement
  /** The rows of a statement with one column of JSON, in the bytes that go to the client. */
  json(): Promise<JsonRows>
}

/** How a statement reaches the database. */
type Driver = {
  rows(statement: Fragment): PromiseLike<unknown[]>
  count(statement: Fragment): PromiseLike<number>
}

const isTest = process.env.NODE_ENV === 'test'

/** In tests only: in production each row would be looked at twice. */
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

/** What Prisma's client and its transactions have for SQL. */
export type PrismaRaw = {
  $queryRaw(statement: Fragment): PromiseLike<unknown>
  $executeRaw(statement: Fragment): PromiseLike<number>
}

/** In a transaction of Prisma's. */
export const sqlByPrisma = (client: PrismaRaw): Sql => {
  const driver: Driver = {
    rows: async (statement) => (await client.$queryRaw(statement)) as unknown[],
    count: (statement) => client.$executeRaw(statement),
  }
  return (strings, ...values) => statementOn(driver, fragment(strings, ...values))
}

/** Past Prisma, which costs as much again as a small statement itself. */
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

/** On one connection, inside its transaction. */
export const sqlOnConnection = (connection: pg.PoolClient): Sql => {
  const driver = driverOf(connection, textName)
  return (strings, ...values) => statementOn(driver, fragment(strings, ...values))
}

/** On any connection of the pool. */
export const sqlOnPool = (pool: () => pg.Pool): ReadSql => {
  const readStatement = (statement: Fragment, nameOf: (text: string) => string): ReadStatement => ({
    ...statementOn(driverOf(pool(), nameOf), statement),
    prepared: () => readStatement(statement, preparedName),
    json: () => copyJsonRows(pool(), statement),
  })
  return (strings, ...values) => readStatement(fragment(strings, ...values), textName)
}
