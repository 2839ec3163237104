import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import { escapeLike, matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { auditLog } from './contract'

type Filters = CheckedInputOf<typeof auditLog.search>

const sorting = {
  at: (direction) => [{ at: direction }],
  event: (direction) => [{ event: direction }, { at: 'desc' }],
} satisfies Sorting<Prisma.AuditEntryOrderByWithRelationInput>

/** The latest first, unless asked otherwise. */
export async function searchAuditLog(
  context: Context,
  { sort = '-at', page, pageSize, ...filters }: Filters,
): Promise<OutputOf<typeof auditLog.search>> {
  const { db } = context
  const where = await matching(context, filters)
  const rows = await db.auditEntry.findMany({ where, ...pageOf({ sort, page, pageSize }, sorting) })
  const names = await namesById(context, rows)
  return {
    rows: rows.map(({ at, erasedAt, changes, ...row }) => ({
      ...row,
      at: at.toISOString(),
      isErased: erasedAt !== null,
      changes: changes as Record<string, unknown>,
      actorName: names.get(row.actorUserId ?? '') ?? null,
    })),
    total: await db.auditEntry.count({ where }),
  }
}

async function matching(
  context: Context,
  { keyword, fromDate, toDate, subjectType, ...same }: Omit<Filters, 'page' | 'pageSize' | 'sort'>,
): Promise<Prisma.AuditEntryWhereInput> {
  const people = keyword ? await actorsNamed(context, keyword) : []
  return {
    ...same,
    // An event's first half says what it is about; a session of an account is recorded at its user.
    AND: [
      subjectType ? { event: { startsWith: `${subjectType}.` } } : {},
      keyword ? { OR: [...textual(keyword), { actorUserId: { in: people } }] } : {},
    ],
    at: await instantsOf(context, fromDate, toDate),
  }
}

const textual = (keyword: string): Prisma.AuditEntryWhereInput[] => [
  { event: { contains: escapeLike(keyword), mode: 'insensitive' } },
  { subjectId: keyword },
  { traceId: keyword },
]

async function actorsNamed({ db }: Context, keyword: string): Promise<string[]> {
  const found = await db.user.findMany({
    where: named(keyword),
    select: { id: true },
    take: 200,
  })
  return found.map(({ id }) => id)
}

const named = (keyword: string | undefined) =>
  matchesKeyword<Prisma.UserWhereInput>(keyword, (contains) => [
    ...(['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn'] as const).map((name) => ({
      person: { [name]: contains },
    })),
    { email: contains },
  ])

const actorSorting = {
  firstNameTh: (direction) => [{ person: { firstNameTh: direction } }],
  firstNameEn: (direction) => [{ person: { firstNameEn: emptyLast(direction) } }],
} satisfies Sorting<Prisma.UserOrderByWithRelationInput>

export async function searchActors(
  { db }: Context,
  { keyword, ids, ...page }: CheckedInputOf<typeof auditLog.searchActors>,
): Promise<OutputOf<typeof auditLog.searchActors>> {
  const where = { ...(ids && { id: { in: ids } }), ...named(keyword) }
  const rows = await db.user.findMany({
    where,
    select: { id: true, email: true, removedAt: true, person: { select: personNameSelect } },
    ...pageOf(page, actorSorting),
  })
  return {
    rows: rows.map(({ id, email, removedAt, person }) => ({
      id,
      ...namesOf(person),
      email,
      isRemoved: removedAt !== null,
    })),
    total: await db.user.count({ where }),
  }
}

/** From the first moment of one day of the site to the last of another. */
async function instantsOf({ db }: Context, from?: string, to?: string) {
  if (!from && !to) return undefined
  const timeZone = await readTimeZone({ db })
  const [bounds] = await db.$queryRaw<{ gte: Date | null; lt: Date | null }[]>`
    SELECT (${from ?? null}::date)::timestamp AT TIME ZONE ${timeZone} AS "gte",
      (${to ?? null}::date + 1)::timestamp AT TIME ZONE ${timeZone} AS "lt"`
  return {
    ...(bounds?.gte && { gte: bounds.gte }),
    ...(bounds?.lt && { lt: bounds.lt }),
  }
}

async function namesById({ db }: Context, rows: { actorUserId: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ actorUserId }) => actorUserId ?? []))]
  const users = await db.user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      person: {
        select: { firstNameTh: true, lastNameTh: true, firstNameEn: true, lastNameEn: true },
      },
    },
  })
  return new Map(
    users.map(({ id, person }) => {
      const th = `${person.firstNameTh} ${person.lastNameTh}`
      const en = [person.firstNameEn, person.lastNameEn].filter(Boolean).join(' ') || th
      return [id, { th, en }]
    }),
  )
}
