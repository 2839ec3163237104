import path from 'node:path'
import type pg from 'pg'
import { migrate } from './migrate'
import { applicationUrl, ensureApplicationLogin } from './postgres-cluster'
import { grantPrivileges } from './privileges'
import { migrateJobs } from '../../platform/jobs/jobs'
import { withClient, withLock } from '../base/client'
import { LaunchError } from '../base/launch-error'
import { projectRoot } from '../base/project-root'

/** Two logins to one database, as URLs; the same URL twice if only one is configured. */
export type Logins = {
  /** owns the tables; for migrations and initial data only */
  owner: string
  /** of the running product */
  application: string
}

export const embeddedLogins = (owner: string): Logins => ({
  owner,
  application: applicationUrl(owner),
})

/** Migrates tables and the job queue and grants privileges. Returns the names of the migrations that it applied. */
export async function prepareDatabase({ owner, application }: Logins): Promise<string[]> {
  return withLock(owner, 'preparation', async (client) => {
    const applied = await migrate(owner, path.join(projectRoot, 'prisma/migrations'))
    await migrateJobs(owner)
    if (application === applicationUrl(owner)) await ensureApplicationLogin(client, owner)
    if (application !== owner) await grantPrivileges(client, await roleOf(application, client))
    return applied
  })
}

/** The application's role; throws a LaunchError if that role may act as the owner of the tables. */
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
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS "role"')
    return rows[0]!.role
  })
}
