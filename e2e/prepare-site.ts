import fs from 'node:fs'
import pg from 'pg'
import { generate } from '../lib/launch/build/build-steps'
import { openDatabase } from '../lib/launch/database'
import { runCommand } from '../lib/launch/base/launch-error'
import { type Config, readConfig } from '../lib/platform/config/config'
import { NEW_SITE } from './fixtures/new-site'

/**
 * Makes the database of the journeys, keeps a copy for products of their own, and moves the site to a time zone where it
 * is early morning, so that a journey never crosses midnight. Before the product starts, as its jobs would otherwise
 * expire the permits of the demo.
 */
async function prepareSite(): Promise<void> {
  await generate()
  const initial = readConfig(process.env)
  await (await openDatabase(initial)).close()
  fs.rmSync(NEW_SITE, { recursive: true, force: true })
  fs.cpSync(initial.dataDir, NEW_SITE, { recursive: true })
  await moveSite(initial)
}

async function moveSite(initial: Config): Promise<void> {
  const { config, close } = await openDatabase(initial)
  const client = new pg.Client(config.databaseUrl)
  await client.connect()
  await client.query('UPDATE global_settings SET "timeZone" = $1', [process.env.E2E_ZONE])
  await client.end()
  await close()
}

await runCommand(prepareSite)
