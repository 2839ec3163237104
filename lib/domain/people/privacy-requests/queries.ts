import { searchEverybody } from '@/lib/domain/people/persons/privacy/queries'
import { matchingName } from '@/lib/domain/people/persons/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import { translator } from '@/lib/platform/i18n/translator'
import type { PrivacyRequestRecord, privacyRequests } from './contract'
import { presentPrivacyRequest, privacyRequestSelect } from './present'

/** By Prisma alone. */
type Reading = Pick<Context, 'db' | 'actor' | 'now'>
type Where = Prisma.PrivacyRequestWhereInput

const sorting = {
  status: (direction) => [{ status: direction }, { dueAt: 'asc' }],
  dueAt: (direction) => [{ dueAt: direction }],
  receivedAt: (direction) => [{ receivedAt: direction }],
  person: (direction) => [
    { person: { firstNameTh: direction } },
    { person: { lastNameTh: direction } },
  ],
} satisfies Sorting<Prisma.PrivacyRequestOrderByWithRelationInput>

export async function searchPrivacyRequests(
  context: Reading,
  { page, pageSize, sort, ...filters }: CheckedInputOf<typeof privacyRequests.search>,
): Promise<OutputOf<typeof privacyRequests.search>> {
  const { db, actor } = context
  const today = await readToday(context)
  const where = whereOf(filters, today)
  const paging = pagingOf({ page, pageSize, sort }, sorting)
  const rows = await db.privacyRequest.findMany({ where, select: privacyRequestSelect, ...paging })
  return {
    rows: rows.map((row) => presentPrivacyRequest(actor, row, today)),
    total: await totalOf(paging, rows, () => db.privacyRequest.count({ where })),
  }
}

type Filters = Omit<CheckedInputOf<typeof privacyRequests.exportXlsx>, 'sort'>

const whereOf = ({ keyword, isOverdue, ...filters }: Filters, today: Day): Where => ({
  AND: [
    filters,
    ...(isOverdue === undefined ? [] : [isOverdue ? overdue(today) : { NOT: overdue(today) }]),
    ...(keyword ? [matching(keyword)] : []),
  ],
})

const overdue = (today: Day): Where => ({ status: 'Open', dueAt: { lt: toUtcDate(today) } })

const matching = (keyword: string): Where => ({
  OR: [
    { person: matchingName(keyword) },
    matchesKeyword<Where>(keyword, (contains) => [{ personCode: contains }]),
  ],
})

export async function getPrivacyRequest(
  context: Reading,
  { id }: CheckedInputOf<typeof privacyRequests.get>,
): Promise<PrivacyRequestRecord> {
  const [found] = await readPrivacyRequests(context, [id])
  if (!found) throw new Problem('record-not-found', { values: { id } })
  return found
}

/** Those with these ids, in no order. */
export async function readPrivacyRequests(
  context: Reading,
  ids: string[],
): Promise<PrivacyRequestRecord[]> {
  const { db, actor } = context
  const today = await readToday(context)
  const rows = await db.privacyRequest.findMany({
    where: { id: { in: ids } },
    select: privacyRequestSelect,
  })
  return rows.map((row) => presentPrivacyRequest(actor, row, today))
}

/** The ids of what a search gives, in its order. */
export async function listPrivacyRequestIds(
  context: Reading,
  { sort, ...filters }: CheckedInputOf<typeof privacyRequests.exportXlsx>,
  most: number,
): Promise<string[]> {
  const { orderBy } = pagingOf({ pageSize: most, sort }, sorting)
  const where = whereOf(filters, await readToday(context))
  const rows = await context.db.privacyRequest.findMany({
    where,
    select: { id: true },
    orderBy,
    take: most,
  })
  return rows.map(({ id }) => id)
}

export async function searchDataSubjects(
  context: Reading,
  input: CheckedInputOf<typeof privacyRequests.searchPersons>,
): Promise<OutputOf<typeof privacyRequests.searchPersons>> {
  const { people, total } = await searchEverybody(context, input)
  return {
    rows: people.map(({ id, code, removedAt, ...names }) => ({
      id,
      code,
      ...namesOf(names),
      isRemoved: removedAt !== null,
    })),
    total,
  }
}

export const readPrivacyRequestNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.privacyRequest.findMany({
    where: { id: { in: ids } },
    select: { id: true, kind: true, personCode: true },
  })
  return rows.map(({ id, kind, personCode }) => ({
    id,
    th: `${translator('th', 'privacyRequests')(`kinds.${kind}`)}, ${personCode}`,
    en: `${translator('en', 'privacyRequests')(`kinds.${kind}`)}, ${personCode}`,
  }))
}
