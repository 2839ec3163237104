import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import {
  backupFiles,
  type BaseBackup,
  baseName,
  listBaseBackups,
  UNFINISHED,
} from '../../platform/backup/backup-folder'
import { log } from '../../platform/log/log'
import { hasCode } from '../../platform/process/error-code'
import { locks } from '../base/client'
import { clusterFiles } from '../postgres/postgres-cluster'
import { copyFolder } from './copy-folder'
import { firstSegment, isSegment, labelOf, position } from './segments'

/** Base backups that are kept, and with them the WAL since the oldest. */
const KEPT = 14

/** So many stay where the disk of the backups is full. */
const KEPT_ON_FULL_DISK = 2

/** How long the end of a base backup waits for the WAL that belongs to it. */
const ARCHIVE_LIMIT = '5min'

/**
 * Contents that a copy does not need: https://www.postgresql.org/docs/18/continuous-archiving.html, "Backing Up The
 * Data Directory". The folders themselves are needed.
 */
const LEFT_OUT =
  /^(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/[^/]+|(.*\/)?(pgsql_tmp.*|pg_internal\.init.*)|postmaster\.(pid|opts))$/

/** Folders that PostgreSQL wants below its left-out ones. */
const NEEDED = ['pg_wal/archive_status', 'pg_wal/summaries']

type Options = {
  dataDir: string
  backupDir: string
  /** Gives the backup up, which then leaves nothing. */
  signal?: AbortSignal
}

/**
 * Copies the running cluster into a new folder of `backupDir`, then removes what is no longer kept. On a full disk the
 * oldest give way to the new one. Undefined while another process makes one.
 * @param url of the owner of the cluster
 */
export async function makeBaseBackup(
  url: string,
  options: Options,
): Promise<(BaseBackup & { bytes: number }) | undefined> {
  try {
    return await tryBaseBackup(url, options)
  } catch (error) {
    const isFull = hasCode(error, 'ENOSPC', 'EDQUOT')
    if (!isFull || !(await removeOldest(options.backupDir))) throw error
    return makeBaseBackup(url, options)
  }
}

async function tryBaseBackup(
  url: string,
  { dataDir, backupDir, signal = new AbortController().signal }: Options,
): Promise<(BaseBackup & { bytes: number }) | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the query that runs rejects
  await client.connect()
  const giveUp = () => void client.end()
  signal.addEventListener('abort', giveUp)
  try {
    signal.throwIfAborted()
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [
      locks.baseBackup,
    ])
    if (!rows[0].mine) return undefined
    const made = await copyCluster(client, { dataDir, backupDir, signal })
    await removeOld(backupDir)
    return made
  } finally {
    signal.removeEventListener('abort', giveUp)
    await client.end() // releases the lock, and ends a backup that failed
  }
}

async function copyCluster(client: pg.Client, { dataDir, backupDir, signal }: Required<Options>) {
  const { bases } = backupFiles(backupDir)
  await removeUnfinished(bases)
  const draft = path.join(bases, `${baseName(new Date())}${UNFINISHED}`)
  try {
    const bytes = await fillDraft(client, dataDir, draft, signal)
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000)
    const folder = path.join(bases, baseName(at))
    await fs.rename(draft, folder)
    return { at, folder, bytes }
  } catch (error) {
    await removeUnfinished(bases) // on a disk that is full the log needs its room
    throw error
  }
}

async function fillDraft(
  client: pg.Client,
  dataDir: string,
  draft: string,
  signal: AbortSignal,
): Promise<number> {
  const { cluster, password } = clusterFiles(dataDir)
  await fs.mkdir(draft, { mode: 0o700 })
  await client.query(`SELECT pg_backup_start('site-safety', fast => true)`)
  const to = clusterFiles(draft)
  const bytes = await copyFolder(cluster, to.cluster, (name) => {
    signal.throwIfAborted()
    return LEFT_OUT.test(name)
  })
  for (const folder of NEEDED) await fs.mkdir(path.join(to.cluster, folder), { mode: 0o700 })
  await fs.copyFile(password, to.password)
  await client.query(`SET statement_timeout = '${ARCHIVE_LIMIT}'`)
  const { rows } = await client.query<{ label: string }>(
    'SELECT labelfile AS label FROM pg_backup_stop()',
  )
  await fs.writeFile(labelOf(draft), rows[0]!.label, { mode: 0o600, flush: true })
  return bytes
}

async function removeUnfinished(bases: string): Promise<void> {
  for (const name of await fs.readdir(bases))
    if (name.endsWith(UNFINISHED)) await fs.rm(path.join(bases, name), { recursive: true })
}

/** False where none can be spared. Source: docs/decisions/0448-on-a-full-disk-the-oldest-backups-give-way.md. */
export async function removeOldest(backupDir: string): Promise<boolean> {
  const backups = await listBaseBackups(backupDir)
  if (backups.length <= KEPT_ON_FULL_DISK) return false
  log.warn({ folder: backups.at(-1)!.folder }, 'disk of backups full: removing the oldest')
  await removeOld(backupDir, { kept: backups.length - 1 })
  return true
}

/** Removes base backups beyond those kept, and the WAL that none of these needs. */
export async function removeOld(
  backupDir: string,
  { kept = KEPT, now = new Date() } = {},
): Promise<void> {
  const backups = await listBaseBackups(backupDir, now)
  for (const { folder } of backups.slice(kept)) await removeBackup(folder)
  const firsts = await Promise.all(backups.slice(0, kept).map(firstSegment))
  const [oldest] = firsts
    .filter((first) => first !== undefined)
    .map(position)
    .toSorted()
  if (oldest === undefined) return
  const { wal } = backupFiles(backupDir)
  for (const name of await fs.readdir(wal))
    if (isSegment(name) && position(name) < oldest) await fs.rm(path.join(wal, name))
}

/** Under another name first: what is removed in part must not be taken for a backup. */
async function removeBackup(folder: string): Promise<void> {
  const unfinished = `${folder}${UNFINISHED}`
  await fs.rename(folder, unfinished)
  await fs.rm(unfinished, { recursive: true })
}
