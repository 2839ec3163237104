import { notices } from '@/lib/domain/people/notices/contract'
import { database, inTransaction } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { call, english, type Caller } from '../calls/call'
import type { TestUser } from './factories'

/** The notices of a user, the latest first. */
export const readNotices = async (reader: Caller) =>
  (await call(reader, notices.search, { sort: '-createdAt' }, english)).body

/** The mails to a user, the first one first. */
export const mailsTo = (userId: string) =>
  database().db.outboxMail.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })

/** Tells users of as many permits, of which each is another subject. */
export const tellOfPermits = (
  users: readonly TestUser[],
  count: number,
  { event, now }: { event: 'permit.stopped' | 'permit.decided'; now: Date },
) =>
  inTransaction(({ sql }) =>
    notifyAll(
      { sql, actor: null, now },
      event,
      Array.from({ length: count }, (_, index) => ({
        userIds: users.map(({ userId }) => userId),
        subjectId: crypto.randomUUID(),
        occasion: 'one',
        params: {
          permitNo: `WP-${index}`,
          to: 'Approved',
          hasReason: 'no',
          reason: 'ฝนตก',
          byTh: 'สมชาย',
          byEn: 'Somchai',
        },
      })),
    ),
  )
