import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { config } from '../config/config'
import { processWide } from '../process/process-wide'
import { onShutdown } from '../process/shutdown'
import { log } from '../log/log'
import { isTracing } from '../tracing/spans'
import { SparingPrismaPg } from './empty-reads'
import { isReferenceBroken, isWriteConflict } from './errors'
import { PrismaClient } from './generated/client'
import { requireNoneHeld } from './held-connection'
import { statementName } from './statement-name'
import { traceStatements } from './traced-statements'

// A DATE is a day, not an instant: pg would turn it into local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const SESSION = [
  // adapter-pg writes timestamps without an offset and drops the offset when reading: only right in UTC.
  // As a statement, not as a start-up option, which PgBouncer refuses.
  "SET TIME ZONE 'UTC'",
  "SET statement_timeout = '15s'",
  "SET idle_in_transaction_session_timeout = '30s'",
  // The tables of a site are in memory or on flash, where PostgreSQL's 4 of spinning disks reads whole tables for a few rows.
  'SET random_page_cost = 1.1',
  // With its 4 MB a list of 10,000 rows is sorted on the disk.
  "SET work_mem = '16MB'",
].join(';')

/** Without a listener for `error` a connection that breaks ends the process. */
const logLost = (error: Error) => log.warn({ error: error.message }, 'database connection lost')

function connect() {
  const pool = new pg.Pool({
    connectionString: config().databaseUrl,
    max: config().databasePool,
    // Many requests at once wait for a connection; the readiness probe has a shorter limit.
    connectionTimeoutMillis: 15_000,
    query_timeout: 20_000,
    onConnect: async (client) => {
      client.on('error', logLost) // the pool itself listens only while nobody uses the connection
      await client.query(SESSION)
    },
  })
  pool.on('error', logLost)
  if (isTracing()) traceStatements(pool)
  const adapter = new SparingPrismaPg(pool, { statementNameGenerator: statementName })
  onShutdown(closeDatabase)
  return { pool, prisma: new PrismaClient({ adapter }) }
}

// One pool, also across the reloads of development.
const opened = () => processWide('database', (): { database?: ReturnType<typeof connect> } => ({}))
function database() {
  requireNoneHeld()
  return (opened().database ??= connect())
}

/** The pool and the client; opened on first use, so that importing a module connects to nothing. */
export const pool = () => database().pool
export const prisma = () => database().prisma

const ATTEMPTS = 10
/** In milliseconds: the longest pause after the first attempt; later ones are longer. */
const PAUSE = 20

/**
 * Runs a transaction, and again where PostgreSQL aborted it for a conflict; once more where a row to which it refers was
 * removed after it had been looked up, so that this is said and no error. The pauses are random: transactions that conflicted
 * would otherwise conflict again.
 */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      const most = isWriteConflict(error) ? ATTEMPTS : isReferenceBroken(error) ? 2 : 1
      if (attempt >= most) throw error
    }
    await sleep(Math.random() * PAUSE * attempt)
  }
}

export async function closeDatabase(): Promise<void> {
  const { database } = opened()
  opened().database = undefined
  await database?.prisma.$disconnect()
  await database?.pool.end()
}
