import { parseArgs } from 'node:util'
import path from 'node:path'
import * as z from 'zod'
import { readConfig } from '../platform/config/config'
import { checkAuditLog } from './audit-check'
import { restoreBackup } from './backup/restore-backup'
import { untilGivenUp } from './base/interruption'
import { LaunchError, runCommand } from './base/launch-error'

const USAGE = 'npm run restore -- <BACKUP_DIR> [--at 2026-11-22T10:00+07:00]'

/** npm run restore: makes the database of an empty data folder from a backup, then checks the audit log of it. */
async function restore(): Promise<void> {
  process.env.PGAPPNAME = 'site-safety restore'
  if (process.env.DATABASE_URL?.trim())
    throw new LaunchError('DATABASE_URL is set: restore that database by its own means.')
  const { backupDir, at } = readArguments()
  const config = readConfig({ ...process.env, BACKUP_DIR: backupDir })
  // The restored database does not write into the folder that it comes from.
  delete config.backupDir
  delete process.env.BACKUP_DIR
  const { dataDir } = config
  const begun = Date.now()
  const { base, last } = await untilGivenUp((signal) =>
    restoreBackup({ backupDir, dataDir, at, signal }),
  )
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(
    at
      ? `${dataDir} has the database of ${at.toISOString()}.`
      : `${dataDir} has all that was archived. The last change was made at ${last.toISOString()}.`,
  )
  console.log(`Made from the base backup of ${base.at.toISOString()} in ${seconds} s.`)
  await checkAuditLog(config)
}

const moment = z.union([
  z.iso.datetime({ offset: true, precision: -1 }), // to the minute
  z.iso.datetime({ offset: true }),
])

function readArguments(): { backupDir: string; at?: Date } {
  try {
    const { values, positionals } = parseArgs({
      options: { at: { type: 'string' } },
      allowPositionals: true,
    })
    const [folder] = z.tuple([z.string().min(1)]).parse(positionals)
    const at = moment.optional().parse(values.at)
    return { backupDir: path.resolve(folder), at: at ? new Date(at) : undefined }
  } catch {
    throw new LaunchError(`Usage: ${USAGE}`)
  }
}

await runCommand(restore)
