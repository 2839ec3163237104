import { isLater, listBaseBackups } from '../../platform/backup/backup-folder'
import { DAY, MINUTE } from '../../platform/dates/durations'
import { log } from '../../platform/log/log'
import { withClient } from '../base/client'
import { makeBaseBackup } from './base-backup'
import { hasGap } from './segments'

/** Hour and minute in UTC: 02:30 in Thailand. */
const BASE_BACKUP_AT = [19, 30] as const

const CHECK_INTERVAL = 10 * MINUTE

/** Whether a base backup has to be made: there is none since the last 02:30, or its moment is yet to come. */
export function isDue(newest: Date, now: Date): boolean {
  const today = new Date(now).setUTCHours(...BASE_BACKUP_AT, 0, 0)
  const last = today > now.getTime() ? today - DAY : today
  return newest.getTime() < last || isLater(newest, now)
}

const LOG_STUCK = `SELECT last_failed_time > coalesce(last_archived_time, '-infinity') AS stuck FROM pg_stat_archiver`

async function isLogStuck(url: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ stuck: boolean | null }>(LOG_STUCK),
  )
  return rows[0]?.stuck === true
}

/** Makes a base backup each day, and at once where one was missed, or the log has a gap. One that fails is tried again. */
export function scheduleBaseBackups(url: string, dataDir: string, backupDir: string): void {
  const check = async () => {
    if (await isLogStuck(url))
      log.error({ backupDir }, 'log of the database not copied; pg.log says why')
    const [newest] = await listBaseBackups(backupDir)
    const isNeeded = !newest || isDue(newest.at, new Date()) || (await hasGap(backupDir, newest))
    if (!isNeeded) return
    const made = await makeBaseBackup(url, { dataDir, backupDir })
    if (made) log.info({ folder: made.folder, bytes: made.bytes }, 'base backup made')
  }
  const attempt = () =>
    void check().catch((error: unknown) =>
      log.error({ error: String(error) }, 'base backup failed'),
    )
  setInterval(attempt, CHECK_INTERVAL).unref()
  attempt()
}
