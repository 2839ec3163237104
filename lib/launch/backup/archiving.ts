import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { backupFiles } from '../../platform/backup/backup-folder'
import type { Config } from '../../platform/config/config'
import { errorCode, hasCode } from '../../platform/process/error-code'
import { withClient } from '../base/client'
import { LaunchError } from '../base/launch-error'
import { probeFolder } from '../base/probe-folder'
import { makeSecretFile } from '../base/make-secret-file'
import type { PostgresSettings } from '../postgres/embedded-postgres'
import { choosePostgresAccount } from '../postgres/postgres-account'
import { clusterFiles } from '../postgres/postgres-cluster'

/** No more than this many seconds of what was done can be lost with the disk. */
const ARCHIVE_TIMEOUT_S = 60

type Folders = Pick<Config, 'dataDir' | 'backupDir'>

/** The settings under which PostgreSQL copies each segment of its WAL to BACKUP_DIR. Makes the folders. */
export function archiveSettings({ dataDir, backupDir }: Folders): PostgresSettings {
  if (!backupDir) return {}
  refuseNested(dataDir, backupDir)
  refuseEmptied(dataDir, backupDir)
  prepareFolders(dataDir, backupDir)
  refuseForeign(dataDir, backupDir)
  rememberFolder(dataDir, backupDir)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    archive_timeout: ARCHIVE_TIMEOUT_S,
    'basic_archive.archive_directory': backupFiles(backupDir).wal,
  }
}

/** For the people who start the site. */
export function backupNotes({ dataDir, backupDir }: Folders): string[] {
  if (!backupDir || fs.statSync(backupDir).dev !== fs.statSync(dataDir).dev) return []
  return [`Backups:  ${backupDir}, on the disk of the data, with which they would be lost`]
}

function refuseNested(dataDir: string, backupDir: string): void {
  const relative = path.relative(dataDir, backupDir)
  if (!relative.startsWith('..') && !path.isAbsolute(relative))
    throw new LaunchError(
      `BACKUP_DIR=${backupDir} lies in the data folder, with which it would be lost: choose a folder on another disk.`,
    )
}

/** Where its disk is not mounted there is an empty folder of the disk that the backups are to outlive. */
function refuseEmptied(dataDir: string, backupDir: string): void {
  if (!isRemembered(dataDir, backupDir) || fs.existsSync(backupFiles(backupDir).origin)) return
  throw new LaunchError(
    `BACKUP_DIR=${backupDir} had the backups, and is empty: is its disk mounted? Where it is a new disk, remove ${clusterFiles(dataDir).backupFolder}.`,
  )
}

function isRemembered(dataDir: string, backupDir: string): boolean {
  const { backupFolder } = clusterFiles(dataDir)
  return fs.existsSync(backupFolder) && fs.readFileSync(backupFolder, 'utf8') === backupDir
}

function rememberFolder(dataDir: string, backupDir: string): void {
  if (isRemembered(dataDir, backupDir)) return
  fs.writeFileSync(clusterFiles(dataDir).backupFolder, backupDir, { mode: 0o600, flush: true })
}

function prepareFolders(dataDir: string, backupDir: string): void {
  const { bases, wal } = backupFiles(backupDir)
  const { user, mustOwnFiles } = choosePostgresAccount(clusterFiles(dataDir).cluster)
  try {
    for (const folder of [dataDir, backupDir, bases, wal]) prepareFolder(folder)
    if (!mustOwnFiles || !user) return
    fs.chmodSync(backupDir, 0o711) // the other user has to be able to enter it
    fs.chownSync(wal, user.uid, user.gid)
  } catch (error) {
    throw new LaunchError(
      `The backup folder ${backupDir} cannot be written (${errorCode(error)}): choose another with BACKUP_DIR.`,
    )
  }
}

/** On a full disk the site goes on. Source: docs/decisions/0448-on-a-full-disk-the-oldest-backups-give-way.md. */
function prepareFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    probeFolder(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error
  }
}

/** Two databases that archive into one folder would overwrite each other's history: so would one that was restored from it. */
function refuseForeign(dataDir: string, backupDir: string): void {
  const id = readOrCreate(clusterFiles(dataDir).backupOrigin, randomUUID())
  if (readOrCreate(backupFiles(backupDir).origin, id) !== id)
    throw new LaunchError(
      `BACKUP_DIR=${backupDir} has the backups of another data folder, perhaps of the one that this was restored from: choose an empty folder.`,
    )
}

function readOrCreate(file: string, text: string): string {
  makeSecretFile(file, text)
  return fs.readFileSync(file, 'utf8').trim()
}

/** Throws a LaunchError where PostgreSQL was started without BACKUP_DIR, or with another one. */
export async function refuseUnarchived(url: string, { backupDir }: Folders): Promise<void> {
  if (!backupDir) return
  const { rows } = await withClient(url, (client) =>
    client.query<{ folder: string | null }>(
      `SELECT current_setting('basic_archive.archive_directory', true) AS folder`,
    ),
  )
  if (rows[0]?.folder !== backupFiles(backupDir).wal)
    throw new LaunchError(
      'The database runs already, with another BACKUP_DIR or none: stop what uses it first.',
    )
}
