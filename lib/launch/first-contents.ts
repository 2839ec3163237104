import pg from 'pg'
import { ANY_USER, DEMO_LOGINS } from '../domain/people/users/demo/rows'
import type { Config } from '../platform/config/config'
import { isOnNetwork } from '../platform/config/network'
import { callInChild } from './call-in-child'
import { demoWarning } from './demo-warning'
import type { Logins } from './postgres/prepare-database'

/** One process fills an empty database, others that start beside it wait. */
const LOCK = 72707371

export type Told = {
  /** lines for the person who starts it */
  notes: string[]
  /** what that person must not overlook */
  warning?: string
}

/** What a database has to hold before anybody can sign in. */
export async function addFirstContents({ owner }: Logins, config: Config): Promise<Told> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    if (config.isEmbedded) await addDemo(client, owner)
    const admin = await addAdmin(config)
    const { notes, warning } = await tellOfDemo(client, owner, config)
    return { notes: [...admin, ...notes], warning }
  } finally {
    await client.end() // releases the lock
  }
}

async function addDemo(client: pg.Client, owner: string): Promise<void> {
  const { rowCount } = await client.query(ANY_USER)
  if (rowCount !== 0) return
  console.log('  Filling the database with demo data…')
  await callInChild('prisma/seed/seed.ts', 'seedDemo', [owner])
}

/** Beside the accounts of the demo there is an Admin of one's own only where the configuration names one. */
async function addAdmin({ isEmbedded, ...config }: Config): Promise<string[]> {
  const { adminEmail: email, adminPassword: password, appUrl } = config
  if (isEmbedded && !email) return []
  const link = await callInChild(
    'lib/domain/people/invitations/first-admin/commands.ts',
    isEmbedded ? 'ensureOwnAdmin' : 'ensureFirstAdmin',
    [{ email, password, appUrl }],
  )
  return typeof link === 'string'
    ? [`First administrator, set your password here (once):  ${link}`]
    : []
}

/** How many can sign in with the published password of the demo. */
export async function countOpenDemo(client: pg.Client, databaseUrl: string): Promise<number> {
  const count = async () =>
    (await client.query<{ open: number; unknown: number }>(DEMO_LOGINS)).rows[0]!
  const { open, unknown } = await count()
  if (unknown === 0) return open
  await callInChild('prisma/seed/demo-passwords.ts', 'flagDemoPasswords', [databaseUrl])
  return (await count()).open
}

async function tellOfDemo(client: pg.Client, owner: string, config: Config): Promise<Told> {
  const open = await countOpenDemo(client, owner)
  if (open === 0 || config.provider) return { notes: [] }
  if (isOnNetwork(config)) return { notes: [], warning: demoWarning(open, config) }
  return { notes: ['Sign in:  admin@example.com / safety-demo (demo data)'] }
}
