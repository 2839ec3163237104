import { type Config, readConfig } from '../platform/config/config'
import { makeBaseBackup } from './backup/base-backup'
import { untilGivenUp } from './base/interruption'
import { LaunchError, runCommand } from './base/launch-error'
import { joinExisting } from './database'

/** npm run backup: makes a base backup now. The product may be running. */
async function backup(): Promise<void> {
  const config = readConfig(process.env)
  process.env.PGAPPNAME = 'site-safety backup'
  const made = await untilGivenUp((signal) => makeNow(config, signal))
  if (!made) throw new LaunchError('Another process is making a base backup at this moment.')
  console.log(`${made.folder} has the database, ${Math.round(made.bytes / 2 ** 20)} MB.`)
}

async function makeNow(config: Config, signal: AbortSignal) {
  const { dataDir, backupDir } = config
  if (!backupDir) throw new LaunchError('BACKUP_DIR is not set: it names a folder on another disk.')
  const database = await joinExisting(config, signal)
  try {
    return await makeBaseBackup(database.url, { dataDir, backupDir, signal })
  } catch (error) {
    if (!signal.aborted) throw error
    throw new LaunchError('The backup was given up, and nothing is left of it.')
  } finally {
    await database.leave()
  }
}

await runCommand(backup)
