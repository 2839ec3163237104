import pg from 'pg'
import type { Config } from '../config/config'
import { callInChild } from './call-in-child'
import type { Logins } from './prepare-database'

/** One process fills an empty database, others that start beside it wait. */
const LOCK = 72707371

/** What a database has to hold before anybody can sign in. Returns lines for the person who starts it. */
export async function addFirstContents({ owner }: Logins, config: Config): Promise<string[]> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return config.isEmbedded ? await addDemo(client, owner) : await addAdmin(config)
  } finally {
    await client.end() // releases the lock
  }
}

async function addDemo(client: pg.Client, owner: string): Promise<string[]> {
  const { rowCount } = await client.query('SELECT FROM users LIMIT 1')
  if (rowCount === 0) {
    console.log('  Filling the database with demo data…')
    await callInChild('prisma/seed/seed.ts', 'seedDemo', [owner])
  }
  return ['Sign in:  admin@example.com / safety-demo (demo data)']
}

async function addAdmin({ adminEmail, adminPassword, appUrl }: Config): Promise<string[]> {
  const wanted = { email: adminEmail, password: adminPassword, appUrl }
  const link = await callInChild(
    'lib/domain/invitations/first-admin/commands.ts',
    'ensureFirstAdmin',
    [wanted],
  )
  return typeof link === 'string'
    ? [`First administrator, set your password here (once):  ${link}`]
    : []
}
