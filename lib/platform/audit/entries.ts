import type { Db } from '../db/database'
import type { AuditEntry, Prisma } from '../db/generated/client'
import type { AuditEvent } from './events'

type Paging = Pick<Prisma.AuditEntryFindManyArgs, 'orderBy' | 'skip' | 'take'>

/** One page of the lines that match `where`, and their number over all pages. */
export const searchEntries = async (
  db: Db,
  where: Prisma.AuditEntryWhereInput,
  paging: Paging,
): Promise<{ rows: AuditEntry[]; total: number }> => ({
  rows: await db.auditEntry.findMany({ where, ...paging }),
  total: await db.auditEntry.count({ where }),
})

/** Every line about these subjects or by these users, the oldest first. */
export const entriesAbout = (db: Db, ids: string[]): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({
    where: { OR: [{ subjectId: { in: ids } }, { actorUserId: { in: ids } }] },
    orderBy: { at: 'asc' },
  })

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
  order: Pick<Paging, 'orderBy' | 'take'>,
): Promise<string[]> =>
  (await db.auditEntry.findMany({ where, ...order, select: { id: true } })).map(({ id }) => id)

export const readEntries = (db: Db, ids: string[]): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({ where: { id: { in: ids } } })
