import type { Db } from '../db/client'
import type { Prisma } from '../db/generated/client'
import type { AuditEvent } from './events'

type Author = { db: Db; actor: { userId: string } | null; traceId: string }
type Subject = { type: string; id?: string }

/**
 * Writes who did what in the transaction of the change. `event` reads `user.saved`; `changes` holds what
 * a reader needs to understand it, never a password, token or whole national id.
 */
export async function record(
  { db, actor, traceId }: Author,
  event: AuditEvent,
  subject: Subject,
  changes: Prisma.InputJsonObject = {},
): Promise<void> {
  await db.auditEntry.create({
    data: {
      event,
      subjectType: subject.type,
      subjectId: subject.id ?? null,
      actorUserId: actor?.userId ?? null,
      changes,
      traceId,
    },
  })
}
