import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { bySystem, record } from '@/lib/platform/audit/audit'
import type { Database } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { hostOf } from '../names/rules'
import { reader, switchOffAfter, switchOffReason } from '../rules'

/** False where the endpoint is not where it was read, because another server has moved it. */
export async function movePosition(
  { db }: Database,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const where = { id, position: BigInt(from), isActive: true }
  const { count } = await db.webhookEndpoint.updateMany({ where, data: { position: BigInt(to) } })
  return count === 1
}

/** All changes after `seq` become deliveries again. */
export const moveBack = async ({ db }: Database, id: string, seq: string): Promise<void> =>
  void (await db.webhookEndpoint.updateMany({
    where: { id, position: { gt: BigInt(seq) } },
    data: { position: BigInt(seq) },
  }))

export const noteDelivered = async ({ db }: Database, id: string): Promise<void> =>
  void (await db.webhookEndpoint.updateMany({
    where: { id, failingSince: { not: null } },
    data: { failingSince: null },
  }))

type Failure = { answerStatus: number | null; dueAt: Date }

/** Sets the endpoint inactive where that was one failure too many, and tells the Admins. */
export async function noteFailure(
  database: Database,
  id: string,
  { answerStatus, dueAt }: Failure,
  now: Date,
): Promise<void> {
  const { db, sql } = database
  await sql`SELECT FROM "webhook_endpoints" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
  const endpoint = await db.webhookEndpoint.findUnique({
    where: { id, isActive: true },
    select: { url: true, failingSince: true, failedAt: true, switchOffAt: true },
  })
  if (!endpoint) return
  const switchOffAt = switchOffAfter(endpoint, { dueAt, now })
  const reason = switchOffReason(answerStatus, switchOffAt, now)
  await db.webhookEndpoint.update({
    where: { id },
    data: {
      failingSince: endpoint.failingSince ?? now,
      failedAt: now,
      switchOffAt,
      ...(reason && { isActive: false, switchedOff: reason, rowVersion: { increment: 1 } }),
    },
  })
  if (reason) await tell(database, { id, host: hostOf(endpoint.url), reason }, now)
}

async function tell(
  { db, sql }: Database,
  { id, host, reason }: { id: string; host: string; reason: 'gone' | 'failing' },
  now: Date,
): Promise<void> {
  const author = bySystem(sql)
  const subject = { type: 'webhook-endpoint', id }
  await record(author, 'webhook-endpoint.switched-off', subject, { host, reason })
  const userIds = await readUserIdsWithRoles(db, reader.roles)
  const news = { userIds, subjectId: id, occasion: now.toISOString(), params: { host, reason } }
  await notify({ sql, actor: null, now }, 'webhook.switchedOff', news)
}
