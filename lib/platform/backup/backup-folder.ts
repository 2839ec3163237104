import fs from 'node:fs/promises'
import path from 'node:path'
import { SECOND } from '../dates/durations'

/** What BACKUP_DIR contains: base backups, and what was written since the oldest of them. */
export function backupFiles(backupDir: string) {
  return {
    /** One folder for each base backup, named by the moment when it was complete. */
    bases: path.join(backupDir, 'base'),
    /** The write-ahead log (WAL), one file a segment. */
    wal: path.join(backupDir, 'wal'),
    /** Names the data folder whose backups these are. */
    origin: path.join(backupDir, 'origin'),
  }
}

/** A copy of the whole cluster, complete at `at`, a whole second. */
export type BaseBackup = { at: Date; folder: string }

export const UNFINISHED = '.unfinished'

/** 20261124T193000Z: a name that sorts by time and that every file system takes. */
export const baseName = (at: Date) => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/**
 * Newest first; last come those that a clock has named that was ahead. None where the folder does not exist.
 */
export async function listBaseBackups(backupDir: string, now = new Date()): Promise<BaseBackup[]> {
  const { bases } = backupFiles(backupDir)
  const names = await fs.readdir(bases).catch(() => [])
  const backups = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      at: new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')),
      folder: path.join(bases, name),
    }))
  const isAhead = ({ at }: BaseBackup) => isLater(at, now)
  return [...backups.filter((each) => !isAhead(each)), ...backups.filter(isAhead)]
}

/** The moment of a base backup is rounded up to a whole second. */
export const isLater = (at: Date, now: Date): boolean => at.getTime() >= now.getTime() + SECOND
