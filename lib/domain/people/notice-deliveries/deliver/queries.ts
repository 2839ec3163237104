import * as z from 'zod'
import { readNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { readNoticeAddressees } from '@/lib/domain/people/users/names/recipients/queries'
import { readDateStyle, readDefaultLocale } from '@/lib/domain/site/settings/queries'
import type { Database, Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import type { DueDelivery } from '../handover/commands'
import { openStatuses } from '../rules'

/** At most so many users and deliveries in one transaction. */
const MOST_USERS = 200
const MOST_ROWS = 5000

/**
 * Of several servers one at a time delivers. The next one waits, and does not leave it to the first: that one does not see
 * what was planned beside it.
 */
export const lockDelivering = async (sql: Sql): Promise<void> =>
  void (await sql`SELECT pg_advisory_xact_lock(hashtext('deliver-notices'))`.run())

/** What is due, all of a user together. */
export async function readDue({ db, sql }: Database, now: Date): Promise<DueDelivery[]> {
  const users = await sql`
    SELECT DISTINCT "userId" FROM "notice_deliveries"
    WHERE "status" IN ('Waiting', 'Held') AND "nextAttemptAt" <= ${now}::timestamptz
    LIMIT ${MOST_USERS}`.rows(z.object({ userId: z.guid() }))
  if (users.length === 0) return []
  return db.noticeDelivery.findMany({
    where: {
      userId: { in: users.map(({ userId }) => userId) },
      status: { in: [...openStatuses] },
      nextAttemptAt: { lte: now },
    },
    include: { notice: true },
    orderBy: [{ userId: 'asc' }, { noticeId: 'asc' }],
    take: MOST_ROWS,
  })
}

/** What their mails are made by. */
export async function readMailing(db: Db, userIds: readonly string[]) {
  return {
    addressees: await readNoticeAddressees(db, userIds),
    settingsOf: await readNoticeSettings(db, userIds),
    site: await readDateStyle(db),
    defaultLocale: await readDefaultLocale(db),
  }
}
export type Mailing = Awaited<ReturnType<typeof readMailing>>
