import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { backupFiles, type BaseBackup, listBaseBackups } from '../../platform/backup/backup-folder'
import { HOUR } from '../../platform/dates/durations'
import { LaunchError } from '../base/launch-error'
import { type PostgresSettings, startPostgres, stopPostgres } from '../postgres/embedded-postgres'
import { choosePostgresAccount } from '../postgres/postgres-account'
import { clusterFiles } from '../postgres/postgres-cluster'
import { copyFolder } from './copy-folder'
import { firstSegment } from './segments'

const RECOVERY_LIMIT = 6 * HOUR

type Options = {
  backupDir: string
  /** Without a database. */
  dataDir: string
  /** The moment that the database returns to; without it, to the last that was archived. */
  at?: Date
  /** Gives the restore up. */
  signal?: AbortSignal
}

/** `last`: when the last change was made that the database has. */
type Restored = { base: BaseBackup; last: Date }

/**
 * Makes the database of a data folder from a base backup and the WAL after it. It is made in a folder of its own and
 * then renamed, so that what fails, or is killed, leaves no database behind.
 * @throws LaunchError where there is a database already, or no backup reaches `at`
 */
export async function restoreBackup({
  backupDir,
  dataDir,
  at,
  signal = new AbortController().signal,
}: Options): Promise<Restored> {
  const files = clusterFiles(dataDir)
  if (fs.existsSync(files.cluster))
    throw new LaunchError(
      `There is a database in ${dataDir}: choose an empty folder with DATA_DIR.`,
    )
  const base = await chooseBase(backupDir, at)
  const draft = path.join(dataDir, 'restoring')
  const made = clusterFiles(draft)
  try {
    await stopPostgres(draft) // of a restore that was killed
    await copyBase(base, draft, signal)
    await recover(draft, recoverySettings(backupDir, at), signal)
    const last = lastChange(made.log) ?? base.at
    fs.renameSync(made.password, files.password)
    fs.renameSync(made.cluster, files.cluster)
    return { base, last }
  } catch (error) {
    if (signal.aborted)
      throw new LaunchError('The restore was given up, and nothing is left of it.')
    if (!at || !isTooLate(made.log)) throw error
    const end = lastChange(made.log) ?? base.at
    throw new LaunchError(
      `The backup ends at ${end.toISOString()}, before ${at.toISOString()}: restore to an earlier moment, or without --at to its end.`,
    )
  } finally {
    if (fs.existsSync(made.log)) fs.renameSync(made.log, files.log)
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Resolves when the database has reached its moment, and PostgreSQL is stopped again. */
async function recover(
  dataDir: string,
  settings: PostgresSettings,
  signal: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(RECOVERY_LIMIT)])
  try {
    await startPostgres(dataDir, settings, { limit })
  } finally {
    await stopPostgres(dataDir)
  }
}

/** PostgreSQL would take one without its label for a database that has crashed, and make a broken one of it. */
async function chooseBase(backupDir: string, at?: Date): Promise<BaseBackup> {
  const bases = await listBaseBackups(backupDir)
  const earlyEnough = bases.filter((one) => !at || one.at <= at)
  for (const base of earlyEnough) {
    if (await firstSegment(base)) return base
    console.log(
      `  ${base.folder} is not whole, as its backup_label is missing: an older one is taken.`,
    )
  }
  if (earlyEnough.length > 0) throw new LaunchError(`No backup in ${backupDir} is whole.`)
  const oldest = bases.at(-1)
  throw new LaunchError(
    oldest
      ? `The oldest backup in ${backupDir} is of ${oldest.at.toISOString()}: choose a later moment.`
      : `There is no backup in ${backupDir}.`,
  )
}

async function copyBase(
  { folder }: BaseBackup,
  dataDir: string,
  signal: AbortSignal,
): Promise<void> {
  const from = clusterFiles(folder)
  const to = clusterFiles(dataDir)
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  fs.copyFileSync(from.password, to.password)
  await copyFolder(from.cluster, to.cluster, () => {
    signal.throwIfAborted()
    return false
  })
  fs.writeFileSync(path.join(to.cluster, 'recovery.signal'), '')
  const { user, mustOwnFiles } = choosePostgresAccount(to.cluster)
  if (!mustOwnFiles || !user) return
  for (const folder of [path.dirname(dataDir), dataDir]) fs.chmodSync(folder, 0o711) // the other user has to be able to enter it
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, to.cluster])
}

function recoverySettings(backupDir: string, at?: Date): PostgresSettings {
  return {
    archive_mode: 'off',
    hot_standby: 'off', // connections are taken only when the moment is reached
    restore_command: copyCommand(backupFiles(backupDir).wal + path.sep),
    recovery_target_action: 'promote',
    ...(at && { recovery_target_time: at.toISOString().replace('Z', '+00') }), // Z is not understood here
  }
}

/** Run by a shell; % begins a placeholder of PostgreSQL's. */
function copyCommand(wal: string): string {
  const folder = wal.replaceAll('%', '%%')
  if (process.platform === 'win32') return `copy "${folder}%f" "%p"`
  return `cp '${folder.replaceAll("'", `'\\''`)}'%f "%p"`
}

const isTooLate = (log: string) =>
  fs.existsSync(log) &&
  fs.readFileSync(log, 'utf8').includes('recovery ended before configured recovery target')

/** By what PostgreSQL says at the end of a recovery; undefined where nothing was done since the base backup. */
function lastChange(log: string): Date | undefined {
  const [, day, time] =
    /last completed transaction was at log time (\S+) (\S+)\+00/.exec(
      fs.readFileSync(log, 'utf8'),
    ) ?? []
  return day === undefined ? undefined : new Date(`${day}T${time}Z`)
}
