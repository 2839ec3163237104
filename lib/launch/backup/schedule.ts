import { listBaseBackups } from '../../platform/backup/backup-folder'
import { DAY, MINUTE } from '../../platform/dates/durations'
import { log } from '../../platform/log/log'
import { makeBaseBackup } from './base-backup'

/** Hour and minute in UTC: 02:30 in Thailand. */
const BASE_BACKUP_AT = [19, 30] as const

const CHECK_INTERVAL = 10 * MINUTE

/** Whether a base backup has to be made: there is none since the last 02:30. */
export function isDue(newest: Date | undefined, now: Date): boolean {
  if (!newest) return true
  const today = new Date(now).setUTCHours(...BASE_BACKUP_AT, 0, 0)
  const last = today > now.getTime() ? today - DAY : today
  return newest.getTime() < last
}

/** Makes a base backup each day, and at once where one was missed. One that fails is tried again. */
export function scheduleBaseBackups(url: string, dataDir: string, backupDir: string): void {
  const check = async () => {
    const [newest] = await listBaseBackups(backupDir)
    if (!isDue(newest?.at, new Date())) return
    const made = await makeBaseBackup(url, dataDir, backupDir)
    if (made) log.info({ folder: made.folder, bytes: made.bytes }, 'base backup made')
  }
  const attempt = () =>
    void check().catch((error: unknown) =>
      log.error({ error: String(error) }, 'base backup failed'),
    )
  setInterval(attempt, CHECK_INTERVAL).unref()
  attempt()
}
