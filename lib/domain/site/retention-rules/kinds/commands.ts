import { oldMails } from '@/lib/domain/people/mail-outbox/rows'
import { oldSessions } from '@/lib/platform/auth/sessions'
import type { RetentionKind } from '@/lib/platform/db/generated/client'
import {
  countOldRows,
  deleteOldRows,
  type OldRowCount,
  type OldRows,
} from '@/lib/platform/db/old-rows'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import { oldNotices } from '@/lib/platform/notices/notices'
import { deleteOldIdCards } from '../id-cards/commands'
import { oldIdCards } from '../id-cards/rows'

type Kind = {
  count: (sql: Sql, before: Date) => Promise<OldRowCount>
  /** Removes the oldest, and answers how many. */
  remove: (context: Context, before: Date, most: number) => Promise<number>
}

const rowsOf = (old: (before: Date) => OldRows): Kind => ({
  count: (sql, before) => countOldRows(sql, old(before)),
  remove: ({ sql }, before, most) => deleteOldRows(sql, old(before), most),
})

export const retained: Record<RetentionKind, Kind> = {
  idCard: { ...rowsOf(oldIdCards), remove: deleteOldIdCards },
  mails: rowsOf(oldMails),
  notices: rowsOf(oldNotices),
  sessions: rowsOf(oldSessions),
}
