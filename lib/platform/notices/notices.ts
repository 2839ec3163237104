import type { Db } from '../db/database'
import { fragment } from '../db/fragment'
import type { Notice, Prisma } from '../db/generated/client'
import type { OldRows } from '../db/old-rows'
import { namingInJson } from '../db/search'
import type { Sql } from '../db/sql'
import { noticeEventNames, type NoticeEventName } from './events'

type Paging = Pick<Prisma.NoticeFindManyArgs, 'orderBy' | 'skip' | 'take'>

/** One page of what a user was told, and the number over all pages. */
export async function searchNoticesOf(
  db: Db,
  { userId, isRead }: { userId: string; isRead?: boolean },
  paging: Paging,
): Promise<{ rows: Notice[]; total: number }> {
  const where = {
    userId,
    event: { in: noticeEventNames },
    ...(isRead !== undefined && { readAt: isRead ? { not: null } : null }),
  }
  return {
    rows: await db.notice.findMany({ where, ...paging }),
    total: await db.notice.count({ where }),
  }
}

/** When anybody was told of an event about a subject last; `from` where that was earlier, or never. */
export async function readLastTold(
  db: Db,
  about: { event: NoticeEventName; subjectId: string },
  from: Date,
): Promise<Date> {
  const last = await db.notice.findFirst({
    where: { ...about, createdAt: { gt: from } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })
  return last?.createdAt ?? from
}

/** All that these users were told. */
export const readNoticesForExport = (db: Db, userIds: string[]): Promise<Notice[]> =>
  db.notice.findMany({ where: { userId: { in: userIds } }, orderBy: { createdAt: 'asc' } })

/** Without ids, all that the user has not read. */
export const markNoticesOf = async (
  db: Db,
  { userId, ids, until, now }: { userId: string; ids?: string[]; until?: string; now: Date },
): Promise<void> =>
  void (await db.notice.updateMany({
    where: {
      userId,
      readAt: null,
      ...(ids && { id: { in: ids } }),
      ...(until && { createdAt: { lte: until } }),
    },
    data: { readAt: now },
  }))

/** Of a person who is erased: their texts have the name. `personIds` are those whom a notice names, with commas. */
export const deleteNoticesAbout = async (db: Db, personId: string): Promise<void> =>
  void (await db.notice.deleteMany({
    where: {
      OR: [
        { subjectId: personId },
        { params: { path: ['personId'], equals: personId } },
        { params: { path: ['personIds'], string_contains: personId } },
      ],
    },
  }))

/** Whoever is told of others: what names somebody who is anonymised. */
export const deleteNoticesNaming = async (sql: Sql, texts: readonly string[]): Promise<void> =>
  void (await sql`
    DELETE FROM "notices" WHERE "params"::text ~ ${namingInJson(texts)}`.run())

/** Those that are older than this; what was sent of them goes with them. */
export const oldNotices = (before: Date): OldRows => ({
  from: fragment`"notices"`,
  where: fragment`"createdAt" < ${before}::timestamptz`,
  at: fragment`"createdAt"`,
})
