import { readWebhookDelay } from './insight/webhook-deliveries/queries'
import { readMailDelay } from './people/mail-outbox/queries'
import { readDeliveryDelay } from './people/notice-deliveries/queries'
import { countUnlinkedLines } from '@/lib/platform/audit/chain'
import { readBackupState } from '@/lib/platform/backup/backup-state'
import { config } from '@/lib/platform/config/config'
import { readJobDelay } from '@/lib/platform/jobs/jobs'
import type { Measure } from '@/lib/platform/metrics/metrics-server'

const secondsSince = (moment: Date | null, now: Date) =>
  moment && Math.max(0, (now.getTime() - moment.getTime()) / 1000)

/** What is worth an alarm, beside what the process itself counts. */
export const measures: Measure[] = [
  {
    name: 'safety_oldest_due_seconds',
    help: 'For how long the oldest that is due has waited, by what it is; absent where nothing is due',
    label: 'queue',
    read: async (sql) => ({
      mails: await readMailDelay(sql),
      notices: await readDeliveryDelay(sql),
      webhooks: await readWebhookDelay(sql),
      jobs: await readJobDelay(sql),
    }),
  },
  {
    name: 'safety_unlinked_audit_lines',
    help: 'Lines of the audit log that are not in its chain yet',
    label: 'log',
    read: async (sql) => ({ audit: await countUnlinkedLines(sql) }),
  },
  {
    name: 'safety_backup_age_seconds',
    help: 'Age of the newest base backup, and of what the log of the database was last copied up to',
    label: 'part',
    read: async (sql, now): Promise<Record<string, number | null>> => {
      const { backupDir } = config()
      if (!backupDir) return {}
      const { baseAt, archivedAt } = await readBackupState(sql, backupDir)
      return { base: secondsSince(baseAt, now), log: secondsSince(archivedAt, now) }
    },
  },
]
