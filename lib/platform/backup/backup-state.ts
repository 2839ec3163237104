import * as z from 'zod'
import type { ReadSql } from '../db/sql'
import { listBaseBackups } from './backup-folder'
import { HOUR } from '../dates/durations'

type BackupState = {
  /** When the newest base backup was complete. */
  baseAt: Date | null
  /** When PostgreSQL last copied a segment of its log, and when it last failed to. */
  archivedAt: Date | null
  failedAt: Date | null
}

const archiver = z.object({ archivedAt: z.string().nullable(), failedAt: z.string().nullable() })
const dateOf = (text: string | null) => (text === null ? null : new Date(text))

export async function readBackupState(
  sql: ReadSql,
  backupDir: string,
  now = new Date(),
): Promise<BackupState> {
  const [[newest], { archivedAt, failedAt }] = await Promise.all([
    listBaseBackups(backupDir, now),
    sql`SELECT to_json("last_archived_time") #>> '{}' AS "archivedAt",
      to_json("last_failed_time") #>> '{}' AS "failedAt" FROM pg_stat_archiver`.one(archiver),
  ])
  return { baseAt: newest?.at ?? null, archivedAt: dateOf(archivedAt), failedAt: dateOf(failedAt) }
}

/** In milliseconds. A base backup is made each day, and one may take its time. */
const MOST_AGE = 26 * HOUR

export type OldBackup = { part: 'base' | 'log'; since: Date | null }

/** What cannot be relied on, and the moment to which all can still be restored; undefined while all is well. */
export function oldBackup(state: BackupState, now: Date): OldBackup | undefined {
  const { baseAt, archivedAt, failedAt } = state
  if (!baseAt || now.getTime() - baseAt.getTime() > MOST_AGE) return { part: 'base', since: baseAt }
  if (failedAt && (!archivedAt || failedAt > archivedAt)) return { part: 'log', since: archivedAt }
  return undefined
}
