import type pg from 'pg'
import { ANY_ADMIN, ANY_USER, DEMO_LOGINS } from '../domain/people/users/demo/rows'
import type { Config } from '../platform/config/config'
import { isOnNetwork } from '../platform/config/network'
import { withLock } from './base/client'
import { LaunchError } from './base/launch-error'
import { callInChild } from './call-in-child'
import { demoWarning } from './demo-warning'
import type { Logins } from './postgres/prepare-database'

/** Printed at the end of a start. */
export type StartNotes = { notes: string[]; warning?: string }

/** Only a database of our own is filled with the demo. */
const isDemo = ({ isEmbedded, siteMode }: Config) => isEmbedded && siteMode === 'demo'

/** Adds the demo or the first administrator, without which nobody could sign in. */
export async function addInitialData({ owner }: Logins, config: Config): Promise<StartNotes> {
  return withLock(owner, 'initialData', async (client) => {
    if (isDemo(config)) await addDemo(client, owner)
    const admin = await addAdmin(client, config)
    const { notes, warning } = await demoNotes(client, owner, config)
    return { notes: [...admin, ...notes], warning }
  })
}

async function addDemo(client: pg.Client, owner: string): Promise<void> {
  const { rowCount } = await client.query(ANY_USER)
  if (rowCount !== 0) return
  console.log('  Filling the database with demo data…')
  await callInChild('prisma/seed/seed.ts', 'seedDemo', [owner])
}

/** Returns a note with the link by which the first administrator sets a password, if there is one. */
async function addAdmin(client: pg.Client, config: Config): Promise<string[]> {
  const { adminEmail: email, adminPassword: password, appUrl } = config
  const hasDemo = isDemo(config)
  const needsNone = hasDemo ? !email : (await client.query(ANY_ADMIN)).rowCount !== 0
  if (needsNone) return []
  const link = await callInChild(
    'lib/domain/people/invitations/first-admin/commands.ts',
    hasDemo ? 'ensureOwnAdmin' : 'ensureFirstAdmin',
    [{ email, password, appUrl }],
  )
  return typeof link === 'string'
    ? [`First administrator, set your password here (once):  ${link}`]
    : []
}

/** How many accounts still have the published password of the demo. */
export async function countDemoPasswords(client: pg.Client, databaseUrl: string): Promise<number> {
  const count = async () =>
    (await client.query<{ open: number; unknown: number }>(DEMO_LOGINS)).rows[0]!
  const { open, unknown } = await count()
  if (unknown === 0) return open
  await callInChild('prisma/seed/demo-passwords.ts', 'flagDemoPasswords', [databaseUrl])
  return (await count()).open
}

const demoRefusal = (accounts: number) =>
  `SITE_MODE=production: ${accounts} accounts have the published password of the demo. Run npm run demo:lock with the same settings, or begin with an empty database.`

/** Throws a LaunchError for a site in production that anybody could sign in to. */
async function demoNotes(client: pg.Client, owner: string, config: Config): Promise<StartNotes> {
  const open = await countDemoPasswords(client, owner)
  if (open === 0 || config.provider) return { notes: [] }
  if (config.siteMode === 'production') throw new LaunchError(demoRefusal(open))
  if (isOnNetwork(config)) return { notes: [], warning: demoWarning(open, config) }
  return { notes: ['Sign in:  admin@example.com / safety-demo (demo data)'] }
}
