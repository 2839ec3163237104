import { readConfig } from '../platform/config/config'
import { makeBaseBackup } from './backup/base-backup'
import { LaunchError, runCommand } from './base/launch-error'
import { joinExisting } from './database'

/** npm run backup: makes a base backup now. The product may be running. */
async function backup(): Promise<void> {
  const config = readConfig(process.env)
  const { dataDir, backupDir } = config
  if (!backupDir) throw new LaunchError('BACKUP_DIR is not set: it names a folder on another disk.')
  process.env.PGAPPNAME = 'site-safety backup'
  const database = await joinExisting(config)
  try {
    const made = await makeBaseBackup(database.url, dataDir, backupDir)
    if (!made) throw new LaunchError('Another process is making a base backup at this moment.')
    console.log(`${made.folder} has the database, ${Math.round(made.bytes / 2 ** 20)} MB.`)
  } finally {
    await database.leave()
  }
}

await runCommand(backup)
