import { readKeysOf } from '@/lib/domain/people/api-keys/of-account/queries'
import type { Actor } from '@/lib/platform/access/actor'
import type { Role } from '@/lib/platform/access/policies'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { database, type Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { ReadContext } from '@/lib/platform/http/context'
import type { ServiceAccountRecord, serviceAccounts } from './contract'
import { accountSelect, presentAccount } from './present'
import { ACTOR_COLUMNS, actorOfRow, actorRow, SERVICE_ACCOUNTS } from './rows'

const sorting = {
  name: (direction) => [{ name: direction }],
} satisfies Sorting<Prisma.ServiceAccountOrderByWithRelationInput>

export async function searchServiceAccounts(
  { db, sql, now }: ReadContext,
  { keyword, status, ...paging }: CheckedInputOf<typeof serviceAccounts.search>,
): Promise<OutputOf<typeof serviceAccounts.search>> {
  const where = {
    ...matchesKeyword<Prisma.ServiceAccountWhereInput>(keyword, (contains) => [{ name: contains }]),
    ...(status && { user: { disabledAt: status === 'Disabled' ? { not: null } : null } }),
  }
  const page = pagingOf(paging, sorting)
  const rows = await db.serviceAccount.findMany({ where, select: accountSelect, ...page })
  const keys = await readKeysOf(
    sql,
    rows.map(({ id }) => id),
    now,
  )
  return {
    rows: rows.map((row) => presentAccount(row, keys.get(row.id))),
    total: await totalOf(page, rows, () => db.serviceAccount.count({ where })),
  }
}

export async function getServiceAccount(
  { db, sql, now }: ReadContext,
  { id }: CheckedInputOf<typeof serviceAccounts.get>,
): Promise<ServiceAccountRecord> {
  const row = await db.serviceAccount.findUnique({ where: { id }, select: accountSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentAccount(row, (await readKeysOf(sql, [id], now)).get(id))
}

export async function readRolesOf(db: Db, id: string): Promise<Role[]> {
  const { user } = await db.serviceAccount.findUniqueOrThrow({
    where: { id },
    select: { user: { select: { roles: true } } },
  })
  return user.roles
}

export const readAccountNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.serviceAccount.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  return rows.map(({ id, name }) => ({ id, th: name, en: name }))
}

/** For `authenticate`: an account that is active. */
export async function findServiceAccount(id: string): Promise<Actor | null> {
  const row = await database().sql`
    SELECT ${ACTOR_COLUMNS} FROM ${SERVICE_ACCOUNTS} WHERE service."id" = ${id}::uuid`.first(
    actorRow,
  )
  return row && !row.isDisabled ? actorOfRow(row) : null
}
