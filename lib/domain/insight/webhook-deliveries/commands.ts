import { moveBack } from '@/lib/domain/insight/webhook-endpoints/following/commands'
import {
  listInactiveAmong,
  readEndpoint,
} from '@/lib/domain/insight/webhook-endpoints/following/queries'
import { record, recordAll } from '@/lib/platform/audit/audit'
import { readFeed } from '@/lib/platform/audit/feed'
import { database, inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { webhookDeliveries } from './contract'
import { KEPT, KEPT_DAYS } from './rules'

export async function replayDeliveries(
  context: Context,
  { ids }: CheckedInputOf<typeof webhookDeliveries.replay>,
): Promise<Result> {
  const { db, now } = context
  const wanted = [...new Set(ids)]
  const found = await db.webhookDelivery.findMany({
    where: { id: { in: wanted } },
    select: { id: true, endpointId: true },
  })
  const missing = wanted.find((id) => !found.some((one) => one.id === id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing } })
  const counts = countByEndpoint(found)
  if ((await listInactiveAmong(db, [...counts.keys()])).length > 0)
    throw new Problem('endpoint-inactive')
  await db.webhookDelivery.updateMany({
    where: { id: { in: wanted } },
    data: { status: 'Waiting', attempts: 0, nextAttemptAt: now },
  })
  const lines = [...counts].map(([id, count]) => ({
    subject: { type: 'webhook-endpoint', id },
    changes: { count },
  }))
  await recordAll(context, 'webhook-endpoint.replayed', lines)
  return done()
}

function countByEndpoint(deliveries: { endpointId: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { endpointId } of deliveries) counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1)
  return counts
}

export async function replaySince(
  { once, ...context }: OnceContext,
  input: ReplayInput,
): Promise<Result | JsonText> {
  await requireKept(input.seq, context.now)
  return inTransaction(
    once((connections: Database) => replayAll({ ...context, ...connections }, input)),
  )
}

type ReplayInput = CheckedInputOf<typeof webhookDeliveries.replaySince>

async function replayAll(context: Context, { id, seq }: ReplayInput): Promise<Result> {
  const { db, sql } = context
  const endpoint = await readEndpoint(db, id)
  if (!endpoint) throw new Problem('record-not-found', { values: { id } })
  if (!endpoint.isActive) throw new Problem('endpoint-inactive', { field: 'id' })
  await moveBack({ db, sql }, id, seq)
  await record(context, 'webhook-endpoint.replayed', { type: 'webhook-endpoint', id }, { seq })
  return done({ id })
}

/** Outside the transaction, so that lines are linked for everybody at once. */
async function requireKept(seq: string, now: Date): Promise<void> {
  const [next] = await readFeed(database().sql, { after: seq, limit: 1 })
  if (next && Date.parse(next.at) < now.getTime() - KEPT)
    throw new Problem('replay-too-far-back', { field: 'seq', values: { days: KEPT_DAYS } })
}

/** Run by a job. */
export const deleteOldDeliveries = async (db: Db, now: Date): Promise<void> =>
  void (await db.webhookDelivery.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT) } },
  }))
