import { may } from '@/lib/platform/access/actor'
import { oldBackup, readBackupState, type OldBackup } from '@/lib/platform/backup/backup-state'
import { config } from '@/lib/platform/config/config'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { formatInstant } from '@/lib/platform/dates/format'
import { translator } from '@/lib/platform/i18n/translator'
import { defineKind } from '../kinds/queries'
import { plainReason } from '../present'

/** What was done since could not be restored if the disk were lost now. */
export const backupOld = defineKind<OldBackup>({
  isFor: (actor) => may(actor, 'settings-mgmt'),
  read: async ({ context }) => {
    const { backupDir } = config()
    const old =
      backupDir &&
      oldBackup(await readBackupState(context.sql, backupDir, context.now), context.now)
    return { rows: old ? [old] : [] }
  },
  idOf: () => NIL_ID, // the one item has no record
  dueAt: ({ since }) => since,
  show: ({ part, since }, { context: { language }, style }) => {
    const t = translator(language, 'cockpit')
    const at = since && formatInstant(style, since.toISOString())
    const title = at ? t(`titles.backup.${part}`, { at }) : t('titles.backup.never')
    return {
      subject: { type: 'backup', id: NIL_ID, label: title },
      title,
      reasons: [
        {
          ...plainReason(`backup-${part}`, t('titles.backup.why')),
          mend: t('titles.backup.howToFix'),
        },
      ],
      href: null,
    }
  },
})
