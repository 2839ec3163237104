import { oldMails, oldUnsentMails } from '@/lib/domain/people/mail-outbox/rows'
import { keepFailures } from '@/lib/domain/people/notice-deliveries/handover/commands'
import { showsNotices } from '@/lib/domain/people/push-subscriptions/rows'
import { oldSessions, SESSION_ID } from '@/lib/platform/auth/sessions'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import type { Database, Db } from '@/lib/platform/db/database'
import type { RetentionKind } from '@/lib/platform/db/generated/client'
import { fragment } from '@/lib/platform/db/fragment'
import {
  countOldRows,
  deleteOldRows,
  type OldRowCount,
  type OldRows,
} from '@/lib/platform/db/old-rows'
import type { Context } from '@/lib/platform/http/context'
import { oldNotices } from '@/lib/platform/notices/notices'
import { deleteOldIdCards } from '../id-cards/commands'
import { oldIdCards } from '../id-cards/rows'

type Kind = {
  count: (database: Database, before: Date) => Promise<OldRowCount>
  /** Removes the oldest, and answers how many. */
  remove: (context: Context, before: Date, most: number) => Promise<number>
}

const rowsOf = (old: (before: Date, db: Db) => OldRows | Promise<OldRows>): Kind => ({
  count: async ({ db, sql }, before) => countOldRows(sql, await old(before, db)),
  remove: async ({ db, sql }, before, most) => deleteOldRows(sql, await old(before, db), most),
})

export const retained: Record<RetentionKind, Kind> = {
  idCard: { ...rowsOf(oldIdCards), remove: deleteOldIdCards },
  mails: { ...rowsOf(oldMails), remove: deleteOldMails },
  notices: rowsOf(oldNotices),
  sessions: rowsOf(silentSessions),
}

/** One that has run out stays while its browser is shown notices: with it the browser would fall silent. */
async function silentSessions(before: Date, db: Db): Promise<OldRows> {
  const { from, where, at } = oldSessions(before, await readSignInRules(db))
  return { from, where: fragment`${where} AND NOT ${showsNotices(SESSION_ID)}`, at }
}

async function deleteOldMails({ sql }: Context, before: Date, most: number): Promise<number> {
  await keepFailures(sql, oldUnsentMails(before))
  return deleteOldRows(sql, oldMails(before), most)
}
