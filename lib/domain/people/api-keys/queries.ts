import * as z from 'zod'
import {
  ACTOR_COLUMNS,
  actorOfRow,
  actorRow,
  SERVICE_ACCOUNTS,
} from '@/lib/domain/people/service-accounts/rows'
import { allScopes, type Scope } from '@/lib/platform/access/scopes'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { prefixOf } from '@/lib/platform/auth/api-keys'
import type { StoredKey } from '@/lib/platform/auth/directory'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadContext } from '@/lib/platform/http/context'
import type { ApiKeyRecord, apiKeys } from './contract'
import { statusOf } from './rules'

const sorting = {
  expiresAt: (direction) => [{ expiresAt: direction }],
  createdAt: (direction) => [{ createdAt: direction }],
  name: (direction) => [{ name: direction }],
} satisfies Sorting<Prisma.ApiKeyOrderByWithRelationInput>

const keySelect = {
  id: true,
  serviceAccountId: true,
  serviceAccount: { select: { name: true } },
  name: true,
  scopes: true,
  addresses: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
} satisfies Prisma.ApiKeySelect

export async function searchApiKeys(
  { db, now }: ReadContext,
  { keyword, serviceAccountId, status, ...paging }: CheckedInputOf<typeof apiKeys.search>,
): Promise<OutputOf<typeof apiKeys.search>> {
  const where = { serviceAccountId, ...(status && ofStatus(status, now)), ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.apiKey.findMany({ where, select: keySelect, ...page })
  return {
    rows: rows.map((row) => presentKey(row, now)),
    total: await totalOf(page, rows, () => db.apiKey.count({ where })),
  }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.ApiKeyWhereInput>(keyword, (contains) => [
    { name: contains },
    { serviceAccount: { name: contains } },
  ])

const ofStatus = (status: ApiKeyRecord['status'], now: Date): Prisma.ApiKeyWhereInput =>
  ({
    Live: { revokedAt: null, expiresAt: { gt: now } },
    Expired: { revokedAt: null, expiresAt: { lte: now } },
    Revoked: { revokedAt: { not: null } },
  })[status]

type Row = Prisma.ApiKeyGetPayload<{ select: typeof keySelect }>

function presentKey({ serviceAccount, ...key }: Row, now: Date): ApiKeyRecord {
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = key
  return {
    ...key,
    serviceAccountName: serviceAccount.name,
    prefix: prefixOf(key.id),
    scopes: allScopes.filter((scope) => key.scopes.includes(scope)),
    status: statusOf({ expiresAt, revokedAt }, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}

const storedKey = actorRow.extend({
  secretHash: z.string(),
  scopes: z.array(z.string()),
  addresses: z.array(z.string()),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
})

/** For `authenticate`. */
export async function findKey(id: string): Promise<StoredKey | null> {
  const row = await database().sql`
    SELECT key."secretHash", key."scopes", key."addresses", key."expiresAt", key."revokedAt", key."lastUsedAt",
      ${ACTOR_COLUMNS}
    FROM "api_keys" key JOIN ${SERVICE_ACCOUNTS} ON service."id" = key."serviceAccountId"
    WHERE key."id" = ${id}::uuid`.first(storedKey)
  return row ? { ...row, scopes: row.scopes as Scope[], account: actorOfRow(row) } : null
}

export const readKeyNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.apiKey.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  return rows.map(({ id, name }) => ({ id, th: name, en: name }))
}
