import { ACTIVE_ENDPOINTS } from '@/lib/domain/insight/webhook-endpoints/following/rows'
import { delay } from '@/lib/platform/db/delay'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { matchesKeyword } from '@/lib/platform/db/search'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { ReadSql } from '@/lib/platform/db/sql'
import type { ReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { webhookDeliveries } from './contract'
import { deliveredBody, presentDelivery } from './present'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }, { seq: direction }],
  seq: (direction) => [{ seq: direction }],
  status: (direction) => [{ status: direction }, { createdAt: 'desc' }],
} satisfies Sorting<Prisma.WebhookDeliveryOrderByWithRelationInput>

/** The latest first, unless asked otherwise. */
export async function searchWebhookDeliveries(
  { db }: ReadContext,
  {
    keyword,
    endpointId,
    status,
    sort = '-createdAt',
    ...paging
  }: CheckedInputOf<typeof webhookDeliveries.search>,
): Promise<OutputOf<typeof webhookDeliveries.search>> {
  const where = {
    endpointId,
    status,
    ...matchesKeyword<Prisma.WebhookDeliveryWhereInput>(keyword, (contains) => [
      { type: contains },
      { subjectId: contains },
    ]),
  }
  const page = pagingOf({ ...paging, sort }, sorting)
  const rows = await db.webhookDelivery.findMany({ where, ...page })
  return {
    rows: rows.map(presentDelivery),
    total: await totalOf(page, rows, () => db.webhookDelivery.count({ where })),
  }
}

export async function getWebhookDelivery(
  { db }: ReadContext,
  { id }: CheckedInputOf<typeof webhookDeliveries.get>,
): Promise<OutputOf<typeof webhookDeliveries.get>> {
  const row = await db.webhookDelivery.findUnique({ where: { id } })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return { ...presentDelivery(row), body: deliveredBody(row) }
}

/** In seconds; null where no delivery is due. What waits for an inactive endpoint is tried once that is active again. */
export const readWebhookDelay = async (sql: ReadSql): Promise<number | null> =>
  (
    await sql`SELECT extract(epoch FROM now() - min(delivery."nextAttemptAt"))::float8 AS "seconds"
      FROM "webhook_deliveries" delivery
      WHERE delivery."status" = 'Waiting' AND delivery."nextAttemptAt" <= now()
        AND delivery."endpointId" IN ${ACTIVE_ENDPOINTS}`.one(delay)
  ).seconds
