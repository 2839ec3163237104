import * as z from 'zod'
import { sqlOf, type Db } from '../db/database'
import type { AuditEntry, Prisma } from '../db/generated/client'
import { totalOf } from '../db/paging'
import type { AuditEvent } from './events'

type Order = Pick<Prisma.AuditEntryFindManyArgs, 'orderBy'>

/** One page of the lines that match `where`, of all where that is null, and their number over all pages. */
export async function searchEntries(
  db: Db,
  where: Prisma.AuditEntryWhereInput | null,
  paging: Order & { skip: number; take: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const rows = await db.auditEntry.findMany({ where: where ?? {}, ...paging })
  const count = () => (where ? db.auditEntry.count({ where }) : countAll(db))
  return { rows, total: await totalOf(paging, rows, count) }
}

/** Lines are never removed, and the chain numbers them without gaps: millions need not be read to be counted. */
const countAll = async (db: Db): Promise<number> =>
  (
    await sqlOf(db)`
      SELECT (coalesce(max("seq"), 0) + (SELECT count(*) FROM "audit_unlinked"))::int AS "count"
      FROM "audit_links"`.one(z.object({ count: z.int() }))
  ).count

/** All lines that match `where`, the oldest first. */
export const findEntries = (db: Db, where: Prisma.AuditEntryWhereInput): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({ where, orderBy: { at: 'asc' } })

/** Every line about these subjects or by these users, the oldest first. */
export const entriesAbout = (db: Db, ids: string[]): Promise<AuditEntry[]> =>
  findEntries(db, { OR: [{ subjectId: { in: ids } }, { actorUserId: { in: ids } }] })

/** The line that was written last of this event about this subject, or null. */
export const latestEntryOf = (
  db: Db,
  event: AuditEvent,
  subject: { type: string; id: string },
): Promise<AuditEntry | null> =>
  db.auditEntry.findFirst({
    where: { event, subjectType: subject.type, subjectId: subject.id },
    orderBy: { at: 'desc' },
  })

/** The lines of this event about this subject, the oldest first. */
export const entriesOf = (
  db: Db,
  event: AuditEvent,
  subject: { type: string; id: string },
): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({
    where: { event, subjectType: subject.type, subjectId: subject.id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })

/** The ids of the lines that match, in order. */
export const listEntryIds = async (
  db: Db,
  where: Prisma.AuditEntryWhereInput | null,
  order: Order & { take: number },
): Promise<string[]> => {
  const rows = await db.auditEntry.findMany({ where: where ?? {}, ...order, select: { id: true } })
  return rows.map(({ id }) => id)
}

export const readEntries = (db: Db, ids: string[]): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({ where: { id: { in: ids } } })
