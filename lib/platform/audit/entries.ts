import type { Db } from '../db/database'
import type { AuditEntry, Prisma } from '../db/generated/client'
import { totalOf } from '../db/paging'
import type { AuditEvent } from './events'

type Order = Pick<Prisma.AuditEntryFindManyArgs, 'orderBy'>

/** One page of the lines that match `where`, and their number over all pages. */
export async function searchEntries(
  db: Db,
  where: Prisma.AuditEntryWhereInput,
  paging: Order & { skip: number; take: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const rows = await db.auditEntry.findMany({ where, ...paging })
  return { rows, total: await totalOf(paging, rows, () => db.auditEntry.count({ where })) }
}

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
  where: Prisma.AuditEntryWhereInput,
  order: Order & { take: number },
): Promise<string[]> =>
  (await db.auditEntry.findMany({ where, ...order, select: { id: true } })).map(({ id }) => id)

export const readEntries = (db: Db, ids: string[]): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({ where: { id: { in: ids } } })
