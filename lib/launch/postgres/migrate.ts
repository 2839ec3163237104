import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withLock } from '../base/client'
import { LaunchError } from '../base/launch-error'
import { hasCode } from '../../platform/process/error-code'

/** The message names the migration that cannot be applied and the reason. */
class MigrationError extends LaunchError {
  override name = 'MigrationError'
}

const CREATE_TABLE = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

type Migration = { name: string; sql: string; checksum: string }
type Applied = { migration_name: string; checksum: string; finished_at: Date | null }

/**
 * `prisma migrate deploy` without Prisma's engine, which would have to be downloaded. Applies the pending migrations
 * of the folder in order and records them in Prisma's own table, so that Prisma's command can take over at any time.
 * Returns the names of those that it applied; throws a MigrationError at the first that fails.
 */
export async function migrate(url: string, folder = 'prisma/migrations'): Promise<string[]> {
  return withLock(url, 'migrations', async (client) => {
    await client.query("SET TIME ZONE 'UTC'")
    if (!(await hasTable(client))) await createTable(client)
    const pending = await findPending(client, readMigrations(folder))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  })
}

/** Checked before CREATE TABLE, which the application's login may not run even with IF NOT EXISTS. */
async function hasTable(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('_prisma_migrations') AS "name"`,
  )
  return rows[0]!.name !== null
}

async function createTable(client: pg.Client): Promise<void> {
  try {
    await client.query(CREATE_TABLE)
  } catch (error) {
    throw hasCode(error, '42501') ? new MigrationError(`DATABASE_URL: ${NOT_OWNER}`) : error
  }
}

export function readMigrations(folder: string): Migration[] {
  const names = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  return names.sort().map((name) => {
    const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  const applied = new Map(rows.map((row) => [row.migration_name, row]))
  return migrations.filter(({ name, checksum }) => {
    const row = applied.get(name)
    if (row && !row.finished_at) {
      throw new MigrationError(
        `Migration ${name} failed earlier: repair it, then use "prisma migrate resolve"`,
      )
    }
    if (row && row.checksum !== checksum) {
      throw new MigrationError(`Migration ${name} was changed after it had been applied`)
    }
    return !row
  })
}

/** For so long everybody waits who wants a table that a migration waits for. */
const LOCK_TIMEOUT = '3s'
/** In milliseconds, in which they go on. */
const PAUSE = 1_000
/** The last one waits for as long as it takes. */
const ATTEMPTS = 10

/** Source: docs/decisions/0442-a-migration-waits-for-a-table-for-moments-only.md */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name } = migration
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyAtOnce(client, migration, attempt < ATTEMPTS ? LOCK_TIMEOUT : '0')
    } catch (error) {
      if (!hasCode(error, '55P03')) throw migrationError(name, error)
    }
    console.log(`  Migration ${name} waits for a table that others use…`)
    await sleep(PAUSE)
  }
}

/** In one transaction with its record, so that a migration that fails leaves nothing and can be tried again. */
async function applyAtOnce(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  lockTimeout: string,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`)
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined) // a connection that is lost has rolled back
    throw error
  }
}

function migrationError(name: string, error: unknown): MigrationError {
  const reason = hasCode(error, '42501') ? NOT_OWNER : messageOf(error)
  return new MigrationError(`Migration ${name} failed: ${reason}`, { cause: error })
}

const NOT_OWNER =
  'this login may not change tables. Give that of their owner as DATABASE_OWNER_URL.'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
