import pg from 'pg'
import { generate } from '../lib/launch/build/build-steps'
import { openDatabase } from '../lib/launch/database'
import { runCommand } from '../lib/launch/base/launch-error'
import { readConfig } from '../lib/platform/config/config'

/**
 * Makes the database of the journeys and moves the site to a time zone where it is early morning, so that a journey
 * never crosses midnight. Before the product starts, as its jobs would otherwise expire the permits of the demo.
 */
async function prepareSite(): Promise<void> {
  await generate()
  const { config, close } = await openDatabase(readConfig(process.env))
  const client = new pg.Client(config.databaseUrl)
  await client.connect()
  await client.query('UPDATE global_settings SET "timeZone" = $1', [process.env.E2E_ZONE])
  await client.end()
  await close()
}

await runCommand(prepareSite)
