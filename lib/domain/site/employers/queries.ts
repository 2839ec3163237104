import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { EmployerRecord, employers } from './contract'
import { employerNamesInBoth, employerSelect, presentEmployer } from './present'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { employerKind } from './rows'

const sorting = {
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: emptyLast(direction) }, { nameTh: direction }],
  kind: (direction) => [{ kind: direction }, { nameTh: 'asc' }],
  status: (direction) => [{ status: direction }, { nameTh: 'asc' }],
} satisfies Sorting<Prisma.EmployerOrderByWithRelationInput>

export async function searchEmployers(
  { db, actor }: Context,
  { keyword, kind, status, ids, ...paging }: CheckedInputOf<typeof employers.search>,
): Promise<OutputOf<typeof employers.search>> {
  const only = ids && { id: { in: ids } }
  const where = { AND: [{ kind, status, ...only }, visibleTo(actor), matching(keyword)] }
  const page = pagingOf(paging, sorting)
  const rows = await db.employer.findMany({ where, select: employerSelect, ...page })
  const total = await totalOf(page, rows, () => db.employer.count({ where }))
  return { rows: rows.map((row) => presentEmployer(actor, row)), total }
}

export async function getEmployer(
  { db, actor }: Context,
  { id }: CheckedInputOf<typeof employers.get>,
): Promise<EmployerRecord> {
  const row = await db.employer.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: employerSelect,
  })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentEmployer(actor, row)
}

const visibleTo = (actor: Actor): Prisma.EmployerWhereInput =>
  isContractorOnly(actor) ? { id: { in: actor.employerId ? [actor.employerId] : [] } } : {}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.EmployerWhereInput>(keyword, (contains) => [
    { nameTh: contains },
    { nameEn: contains },
    { taxId: contains },
  ])

export const findEmployerNames = (db: Db, id: string) =>
  db.employer.findUnique({ where: { id }, select: { nameTh: true, nameEn: true } })

export const isContractor = async (db: Db, id: string): Promise<boolean> =>
  (await db.employer.count({ where: { id, kind: 'Contractor' } })) > 0

export const countActiveContractors = (db: Db): Promise<number> =>
  db.employer.count({ where: { kind: 'Contractor', status: 'Active' } })

/** In the order of their Thai names. */
export const listActiveEmployers = (db: Db, kind?: EmployerRecord['kind']) =>
  readAllRows((take) =>
    db.employer.findMany({
      where: { status: 'Active', kind },
      orderBy: { nameTh: 'asc' },
      select: { id: true, nameTh: true, nameEn: true, kind: true },
      take,
    }),
  )

export const readEmployerNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.employer.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true },
  })
  return rows.map(({ id, ...names }) => ({ id, ...employerNamesInBoth(names) }))
}

/** Those of the ids that exist, with their kinds. */
export const findEmployerKinds = (sql: Sql, ids: string[]) =>
  sql`SELECT "id", "kind"::text FROM "employers" WHERE "id" = ANY(${ids}::uuid[])`.rows(
    employerKind,
  )

/** Those of the ids that exist. */
export const findEmployerIds = async (db: Db, ids: string[]): Promise<string[]> => {
  const found = await db.employer.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return found.map(({ id }) => id)
}
