import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { webhookEndpoints } from './contract'
import { endpointSelect, presentEndpoint } from './present'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
  url: (direction) => [{ url: direction }],
} satisfies Sorting<Prisma.WebhookEndpointOrderByWithRelationInput>

export async function searchWebhookEndpoints(
  { db, now }: ReadContext,
  { keyword, ...paging }: CheckedInputOf<typeof webhookEndpoints.search>,
): Promise<OutputOf<typeof webhookEndpoints.search>> {
  const where = matchesKeyword<Prisma.WebhookEndpointWhereInput>(keyword, (contains) => [
    { url: contains },
  ])
  const page = pagingOf(paging, sorting)
  const rows = await db.webhookEndpoint.findMany({ where, select: endpointSelect, ...page })
  return {
    rows: rows.map((row) => presentEndpoint(row, now)),
    total: await totalOf(page, rows, () => db.webhookEndpoint.count({ where })),
  }
}

export async function getWebhookEndpoint(
  { db, now }: ReadContext,
  { id }: CheckedInputOf<typeof webhookEndpoints.get>,
): Promise<OutputOf<typeof webhookEndpoints.get>> {
  const row = await db.webhookEndpoint.findUnique({ where: { id }, select: endpointSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentEndpoint(row, now)
}
