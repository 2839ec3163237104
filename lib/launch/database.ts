import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { type Config, rereadConfig } from '../platform/config/config'
import { archiveSettings, backupNotes, refuseUnarchived } from './backup/archiving'
import { scheduleBaseBackups } from './backup/schedule'
import { closeOnSignal } from './base/interruption'
import { LaunchError } from './base/launch-error'
import { prepareFieldKey } from './field-key'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { addInitialData, type StartNotes } from './initial-data'
import { encryptPlainValues } from './plain-values'
import { refuseUnusableDatabases } from './postgres/external-database'
import { clusterFiles } from './postgres/postgres-cluster'
import { embeddedLogins, type Logins, prepareDatabase } from './postgres/prepare-database'

export type OpenDatabase = StartNotes & {
  /** Contains the URL of the running database. */
  config: Config
  /** Stops the embedded database unless another process uses it. */
  close: () => Promise<void>
  /** Until this is called a Ctrl-C or SIGTERM closes it and exits. */
  takeSignals: () => void
}

/**
 * Starts or joins the database, migrates it and adds the initial data. Sets DATABASE_URL in the environment, from
 * which the rest of the process reads it.
 */
export async function openDatabase(initial: Config): Promise<OpenDatabase> {
  process.env.PGAPPNAME ??= `site-safety ${randomUUID().slice(0, 8)}` // distinguishes our connections from other programs'
  const { joining, close, takeSignals } = joinInterruptibly(async (interruption) =>
    initial.databaseUrl ? undefined : joinEmbedded(initial, interruption),
  )
  try {
    const embedded = await joining
    const logins = embedded ? embeddedLogins(embedded.url) : externalLogins(initial)
    const applied = await prepareDatabase(logins)
    if (applied.length > 0) console.log(`  Migrations applied: ${applied.length}`)
    await prepareFieldKey(logins, initial)
    if (embedded) process.env.DATABASE_EMBEDDED = '1'
    if (embedded && initial.backupDir)
      scheduleBaseBackups(embedded.url, initial.dataDir, initial.backupDir)
    const config = switchToApplicationLogin(logins)
    await encryptPlainValues(logins)
    const { notes, warning } = await addInitialData(logins, config)
    return { config, notes: [...backupNotes(initial), ...notes], warning, close, takeSignals }
  } catch (error) {
    await close()
    throw error
  }
}

/** `close` works at any moment, also while the database starts. */
function joinInterruptibly<T extends EmbeddedDatabase | undefined>(
  join: (interruption: AbortSignal) => Promise<T>,
) {
  const interruption = new AbortController()
  const joining = join(interruption.signal)
  const close = async () => {
    interruption.abort()
    const embedded = await joining.catch(() => undefined)
    await embedded?.leave()
  }
  return { joining, close, takeSignals: closeOnSignal(close) }
}

/** For commands: in a folder that is not the site's they would make a database, and tell what they find in that. */
export async function joinExisting(
  config: Config,
  interruption?: AbortSignal,
): Promise<EmbeddedDatabase> {
  if (!fs.existsSync(clusterFiles(config.dataDir).cluster))
    throw new LaunchError(
      `There is no database in ${config.dataDir}: run this with the settings of the start, DATA_DIR among them.`,
    )
  return joinEmbedded(config, interruption)
}

/** Throws a LaunchError where the database cannot be backed up as configured. */
async function joinEmbedded(config: Config, interruption?: AbortSignal): Promise<EmbeddedDatabase> {
  const embedded = await EmbeddedDatabase.join(
    config.dataDir,
    archiveSettings(config),
    interruption,
  )
  try {
    await refuseUnarchived(embedded.url, config)
    return embedded
  } catch (error) {
    await embedded.leave()
    throw error
  }
}

function externalLogins({ databaseUrl = '', databaseOwnerUrl = databaseUrl }: Config): Logins {
  return { owner: databaseOwnerUrl, application: databaseUrl }
}

/** Removes the owner's URL from the environment of this process and its children. */
function switchToApplicationLogin({ application }: Logins): Config {
  process.env.DATABASE_URL = application
  delete process.env.DATABASE_OWNER_URL
  return rereadConfig()
}

/**
 * For commands that run beside the product or without it: as `openDatabase`, but without initial data. Returns the
 * function that leaves the database.
 */
export async function joinDatabase(config: Config): Promise<() => Promise<void>> {
  if (config.databaseUrl) {
    await refuseUnusableDatabases(config)
    return async () => undefined
  }
  const { joining, close } = joinInterruptibly((interruption) => joinExisting(config, interruption))
  try {
    const logins = embeddedLogins((await joining).url)
    await prepareDatabase(logins)
    process.env.DATABASE_EMBEDDED = '1'
    switchToApplicationLogin(logins)
    return close
  } catch (error) {
    await close()
    throw error
  }
}
