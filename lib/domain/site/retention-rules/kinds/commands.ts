import { deleteOldMails } from '@/lib/domain/people/mail-outbox/old/commands'
import { countOldMails } from '@/lib/domain/people/mail-outbox/old/queries'
import { countOldSessions, deleteOldSessions } from '@/lib/platform/auth/sessions'
import type { RetentionKind } from '@/lib/platform/db/generated/client'
import type { Waiting } from '@/lib/platform/db/waiting'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context } from '@/lib/platform/http/context'
import { countOldNotices, deleteOldNotices } from '@/lib/platform/notices/notices'
import { deleteOldIdCards } from '../id-cards/commands'
import { countOldIdCards } from '../id-cards/queries'

type Kind = {
  count: (sql: Sql, before: Date) => Promise<Waiting>
  /** Removes the oldest, and answers how many. */
  remove: (context: Context, before: Date, most: number) => Promise<number>
}

export const retained: Record<RetentionKind, Kind> = {
  idCard: { count: countOldIdCards, remove: deleteOldIdCards },
  mails: {
    count: countOldMails,
    remove: ({ sql }, before, most) => deleteOldMails(sql, before, most),
  },
  notices: {
    count: countOldNotices,
    remove: ({ sql }, before, most) => deleteOldNotices(sql, before, most),
  },
  sessions: {
    count: countOldSessions,
    remove: ({ sql }, before, most) => deleteOldSessions(sql, before, most),
  },
}
