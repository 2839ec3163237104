import fs from 'node:fs/promises'
import path from 'node:path'
import { backupFiles, type BaseBackup } from '../../platform/backup/backup-folder'
import { clusterFiles } from '../postgres/postgres-cluster'

/** What PostgreSQL says of a base backup that is in the folder. */
export const labelOf = (folder: string) => path.join(clusterFiles(folder).cluster, 'backup_label')

/** The first segment of the WAL that belongs to a base backup; undefined where the backup is damaged. */
export async function firstSegment({ folder }: BaseBackup): Promise<string | undefined> {
  const label = await fs.readFile(labelOf(folder), 'utf8').catch(() => '')
  return /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
}

/** A segment, or the note of a base backup that began in it. */
export const isSegment = (name: string) => /^[0-9A-F]{24}(\.|$)/.test(name)

/** Without the timeline, which stands first. */
export const position = (segment: string) => segment.slice(8, 24)

/** The position counts segments within each 4 GB. */
const NUMBERED_TOGETHER = 2 ** 32

function numberOf(segment: string, bytes: number): number {
  const [high, low] = [segment.slice(8, 16), segment.slice(16)].map((text) => parseInt(text, 16))
  return high! * (NUMBERED_TOGETHER / bytes) + low!
}

/**
 * Whether segments are missing in the WAL since a base backup: what was done after them cannot be restored from it. That
 * is so once PostgreSQL has run without archiving, or with another folder.
 */
export async function hasGap(backupDir: string, base: BaseBackup): Promise<boolean> {
  const { wal } = backupFiles(backupDir)
  const first = await firstSegment(base)
  const names = (await fs.readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  if (!first || !names.includes(first)) return true
  const { size } = await fs.stat(path.join(wal, first))
  const numbers = names
    .map((name) => numberOf(name, size) - numberOf(first, size))
    .filter((number) => number >= 0)
    .toSorted((one, other) => one - other)
  return numbers.some((number, index) => number !== index)
}
