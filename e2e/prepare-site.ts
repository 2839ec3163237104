import fs from 'node:fs'
import pg from 'pg'
import { generate } from '../lib/launch/build/build-steps'
import { openDatabase } from '../lib/launch/database'
import { LaunchError, runCommand } from '../lib/launch/base/launch-error'
import { type Config, readConfig } from '../lib/platform/config/config'
import { dayIn } from '../lib/platform/dates/day'
import { ZONE } from '../prisma/seed/calendar'
import { NEW_SITE } from './fixtures/new-site'

/**
 * Makes the database of the journeys, moves the site to a time zone where it is early morning, so that a journey never
 * crosses midnight, and keeps a copy for products of their own. Before the product starts, as its jobs would otherwise
 * expire the permits of the demo.
 */
async function prepareSite(): Promise<void> {
  await generate()
  const initial = readConfig(process.env)
  const { config, close } = await openDatabase(initial)
  refuseAnotherDay(process.env.E2E_ZONE!)
  await moveSite(config)
  await close()
  fs.rmSync(NEW_SITE, { recursive: true, force: true })
  fs.cpSync(initial.dataDir, NEW_SITE, { recursive: true })
}

/** The time zone was chosen before the demo was made, for the day that it then was in the zone of the demo. */
function refuseAnotherDay(timeZone: string): void {
  const now = new Date()
  if (dayIn(timeZone, now) === dayIn(ZONE, now)) return
  throw new LaunchError(
    `It became another day in ${ZONE} while the site was made: start the journeys again.`,
  )
}

async function moveSite({ databaseUrl }: Config): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('UPDATE global_settings SET "timeZone" = $1', [process.env.E2E_ZONE])
  await client.end()
}

await runCommand(prepareSite)
