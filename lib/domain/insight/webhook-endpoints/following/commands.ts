import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { bySystem, record } from '@/lib/platform/audit/audit'
import type { Database } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { hostOf } from '../names/rules'
import { reader, switchOffReason } from '../rules'

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

/** Sets the endpoint inactive where that was one failure too many, and tells the Admins. */
export async function noteFailure(
  database: Database,
  id: string,
  answerStatus: number | null,
  now: Date,
): Promise<void> {
  const { db } = database
  const where = { id, isActive: true }
  await db.webhookEndpoint.updateMany({
    where: { ...where, failingSince: null },
    data: { failingSince: now },
  })
  const endpoint = await db.webhookEndpoint.findUnique({
    where,
    select: { url: true, failingSince: true },
  })
  if (!endpoint?.failingSince) return
  const reason = switchOffReason(answerStatus, endpoint.failingSince, now)
  if (!reason) return
  const { count } = await db.webhookEndpoint.updateMany({
    where,
    data: { isActive: false, switchedOff: reason, rowVersion: { increment: 1 } },
  })
  if (count === 1) await tell(database, { id, host: hostOf(endpoint.url), reason }, now)
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
