import { isLater, listBaseBackups } from '../../platform/backup/backup-folder'
import { DAY, MINUTE } from '../../platform/dates/durations'
import { log } from '../../platform/log/log'
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

/** Makes a base backup each day, and at once where one was missed, or the log has a gap. One that fails is tried again. */
export function scheduleBaseBackups(url: string, dataDir: string, backupDir: string): void {
  const check = async () => {
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
