import path from 'node:path'
import pg from 'pg'
import { migrate } from './migrate'
import { applicationUrl, ensureApplicationLogin } from './postgres-cluster'
import { grantUse } from './rights'
import { migrateJobs } from '../../platform/jobs/jobs'
import { LaunchError } from '../base/launch-error'
import { projectRoot } from '../base/project-root'

/** Two logins to one database, as URLs; the same one twice where nobody set them apart. */
export type Logins = {
  /** owns the tables: used by migrations and nothing else */
  owner: string
  /** what the running product signs in with */
  application: string
}

/** Those of the database that the launcher runs. */
export const embeddedLogins = (owner: string): Logins => ({
  owner,
  application: applicationUrl(owner),
})

/** One process prepares, others that start beside it wait. */
const LOCK = 72707373

/** Brings tables, jobs and rights up to date. Returns the names of the migrations that it applied. */
export async function prepareDatabase({ owner, application }: Logins): Promise<string[]> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const applied = await migrate(owner, path.join(projectRoot, 'prisma/migrations'))
    await migrateJobs(owner)
    if (application === applicationUrl(owner)) await ensureApplicationLogin(client, owner)
    if (application !== owner) await grantUse(client, await roleOf(application, client))
    return applied
  } finally {
    await client.end() // releases the lock
  }
}

/** Refuses a login for the application that could do all that its owner can. */
async function roleOf(application: string, owner: pg.Client): Promise<string> {
  const role = await userOf(application)
  const { rows } = await owner.query<{ isOwner: boolean }>(
    `SELECT rolsuper OR pg_has_role(rolname, (SELECT relowner FROM pg_class WHERE oid = 'users'::regclass), 'MEMBER')
       AS "isOwner" FROM pg_roles WHERE rolname = $1`,
    [role],
  )
  if (rows[0] && !rows[0].isOwner) return role
  const reason = rows[0] ? 'may act as the owner of the tables' : 'is unknown to DATABASE_OWNER_URL'
  throw new LaunchError(`DATABASE_URL: its user ${role} ${reason}; README, "Configuration".`)
}

async function userOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS "role"')
    return rows[0]!.role
  } finally {
    await client.end()
  }
}
