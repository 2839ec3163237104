import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { readMigrations } from '@/lib/launch/postgres/migrate'
import { EmbeddedDatabase } from '@/lib/launch/postgres/embedded-database'
import { embeddedLogins, prepareDatabase } from '@/lib/launch/postgres/prepare-database'

const root = path.resolve(import.meta.dirname, '../../..')
const MIGRATIONS = path.join(root, 'prisma/migrations')

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm'
const ROOM_IN_MEMORY = 4 * 1024 ** 3

/** Test data need not survive a crash. Without waiting for the disk, cloning a database takes a tenth of the time. */
const UNSAFE_BUT_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '100ms',
  max_connections: 300,
  max_wal_size: '256MB',
}

/** The PostgreSQL of the tests of this checkout. Concurrent test runs share it, and the last to leave stops it. */
export function joinTestServer(): Promise<EmbeddedDatabase> {
  process.env.PGAPPNAME ??= `site-safety tests ${process.pid}` // inherited by the test workers
  return EmbeddedDatabase.join(testCluster(), UNSAFE_BUT_FAST)
}

/** In memory where there is plenty of it: cloning a database takes 40 ms there, and a second on a slow disk. */
function testCluster(): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const hasRoom = freeBytes(MEMORY) >= ROOM_IN_MEMORY
  return hasRoom
    ? path.join(MEMORY, `site-safety-tests-${checkout}`)
    : path.join(root, '.data/test')
}

function freeBytes(folder: string): number {
  if (!fs.existsSync(folder)) return 0
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

/** A migrated database without data, made once per set of migrations and privileges. Returns its name. */
export async function ensureTemplate(server: string): Promise<string> {
  const checksums = readMigrations(MIGRATIONS).map(({ checksum }) => checksum)
  const privileges = fs.readFileSync(path.join(root, 'lib/launch/postgres/privileges.ts'), 'utf8')
  const template = `template_${createHash('sha256')
    .update([...checksums, privileges].join())
    .digest('hex')
    .slice(0, 16)}`
  await asAdministrator(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(1)') // two runs of the tests may start at once
    if (await exists(client, template)) return
    // Renamed when complete, so that an interrupted run leaves no template
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    await prepareDatabase(embeddedLogins(withDatabase(server, draft)))
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  })
  return template
}

/** Creates a database as a clone of the template, or an empty one. Returns its URL. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const like = template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : ''
  await asAdministrator(server, (client) => client.query(`CREATE DATABASE ${name}${like}`))
  return withDatabase(server, name)
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdministrator(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  )
}

/** Drops databases of interrupted runs and templates of earlier migrations, if unused and older than an hour. */
export async function dropLeftovers(server: string, template: string): Promise<void> {
  await asAdministrator(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database d WHERE datname ~ '^(test|template)_' AND datname <> $1
       AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datname = d.datname)
       AND (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 hour'`,
      [template],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname}`)
  })
}

async function asAdministrator<T>(
  server: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  return rowCount === 1
}

export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
