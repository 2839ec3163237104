import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config/config'
import { postgresStatus } from './postgres/embedded-postgres'
import { clusterFiles } from './postgres/postgres-cluster'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { LaunchError, runCommand } from './base/launch-error'

/** npm run db:reset [-- --erase-production]: erases the embedded database, so that the next start begins with a new one. */
async function reset(): Promise<void> {
  const { databaseUrl, dataDir, siteMode } = readConfig(process.env)
  if (databaseUrl) {
    throw new LaunchError(
      'DATABASE_URL is set: only the database that the product runs itself is ever erased.',
    )
  }
  const files = clusterFiles(dataDir)
  if (!fs.existsSync(files.cluster)) {
    console.log(`There is no database in ${dataDir}: nothing to erase.`)
    return
  }
  const { values } = parseArgs({ options: { 'erase-production': { type: 'boolean' } } })
  if (siteMode === 'production' && !values['erase-production']) {
    throw new LaunchError(
      `SITE_MODE is production: all that the site has recorded in ${dataDir} would be lost. Where that is meant: npm run db:reset -- --erase-production`,
    )
  }
  await refuseWhileInUse(dataDir)
  for (const file of Object.values(files)) fs.rmSync(file, { recursive: true, force: true })
  console.log(
    `The database in ${dataDir} is erased. The next start makes a new one${siteMode === 'demo' ? ' with the demo data' : ''}.`,
  )
}

async function refuseWhileInUse(dataDir: string): Promise<void> {
  if (!postgresStatus(dataDir)) return
  process.env.PGAPPNAME = 'site-safety reset'
  const database = await EmbeddedDatabase.join(dataDir)
  if (await database.leave()) return
  throw new LaunchError(
    `The database in ${dataDir} is in use: stop the product first, and close other programs.`,
  )
}

await runCommand(reset)
