import { v7 as newId } from 'uuid'
import type { Prisma } from '../db/generated/client'
import type { Sql } from '../db/sql'

type Author = { db: Sql; actor: { userId: string } | null; traceId: string }
type Subject = { type: string; id?: string }

/**
 * Writes who did what in the transaction of the change. `event` reads `user.saved`; `changes` holds what
 * a reader needs to understand it, never a password, token or whole national id.
 */
export async function record(
  { db, actor, traceId }: Author,
  event: `${string}.${string}`,
  subject: Subject,
  changes: Prisma.InputJsonObject = {},
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "audit_entries" ("id", "at", "event", "subjectType", "subjectId", "actorUserId", "changes", "traceId")
    VALUES (${newId()}::uuid, ${new Date()}::timestamptz, ${event}, ${subject.type}, ${subject.id ?? null},
      ${actor?.userId ?? null}::uuid, ${JSON.stringify(changes)}::jsonb, ${traceId})`
}
