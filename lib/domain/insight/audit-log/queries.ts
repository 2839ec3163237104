import {
  findUserIdsByName,
  readUserNames,
  searchAllUsers,
} from '@/lib/domain/people/users/names/queries'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import { instantsOfDays } from '@/lib/platform/dates/instant'
import type { AuditEntry, Prisma } from '@/lib/platform/db/generated/client'
import { listEntryIds, readEntries, searchEntries } from '@/lib/platform/audit/entries'
import { pagingOf, type Sorting } from '@/lib/platform/db/paging'
import { escapeLike } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { SubjectName } from '@/lib/platform/audit/subject-name'
import type { Actor } from '@/lib/platform/access/actor'
import { isRecordType, linkFor, pageOf } from '@/lib/platform/access/record-pages'
import { mentionsIn } from './changes/rules'
import type { AuditRecord, auditLog } from './contract'
import { viewEvents } from './rules'
import { readSubjects } from './subjects/queries'

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
  const where = await matching(context, filters)
  const paging = pagingOf({ sort, page, pageSize }, sorting)
  const { rows, total } = await searchEntries(context.db, where, paging)
  return { rows: await presentLines(context, rows), total }
}

/** The ids of what a search gives, in its order. */
export async function listAuditLineIds(
  context: Context,
  { sort = '-at', ...filters }: CheckedInputOf<typeof auditLog.exportXlsx>,
  most: number,
): Promise<string[]> {
  const where = await matching(context, filters)
  const { orderBy } = pagingOf({ sort, page: 1, pageSize: 1 }, sorting)
  return listEntryIds(context.db, where, { orderBy, take: most })
}

export const readAuditLines = async (context: Context, ids: string[]): Promise<AuditRecord[]> =>
  presentLines(context, await readEntries(context.db, ids))

async function presentLines(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rows: AuditEntry[],
): Promise<AuditRecord[]> {
  const names = await readUserNames(
    db,
    rows.flatMap(({ actorUserId }) => actorUserId ?? []),
  )
  const lines = rows.map((row) => ({ ...row, changes: row.changes as Record<string, unknown> }))
  const mentions = lines.map(mentionsIn)
  const subjects = await readSubjects(db, [...rows, ...mentions.flat()])
  const nameOf = ({ subjectType, subjectId }: Pick<AuditEntry, 'subjectType' | 'subjectId'>) =>
    presentSubject(actor, subjectType, subjects.get(subjectId ?? ''))
  return lines.map(({ at, erasedAt, ...row }, index) => ({
    ...row,
    subject: nameOf(row),
    named: namesById(mentions[index] ?? [], nameOf),
    at: at.toISOString(),
    isErased: erasedAt !== null,
    actorName: names.get(row.actorUserId ?? '') ?? null,
  }))
}

type Mention = ReturnType<typeof mentionsIn>[number]

function namesById(mentions: Mention[], nameOf: (mention: Mention) => AuditRecord['subject']) {
  const names: AuditRecord['named'] = {}
  for (const mention of mentions) {
    const name = nameOf(mention)
    if (name) names[mention.subjectId] = name
  }
  return names
}

function presentSubject(actor: Actor, type: string, subject: SubjectName | undefined) {
  if (!subject) return null
  const { th, en, day = null, id, key = id } = subject
  const link = isRecordType(type) ? linkFor(actor, { type, key, name: th }) : undefined
  return { name: { th, en }, day, page: link ? pageOf(link) : null }
}

/** Null where no filter is given. */
async function matching(
  context: Context,
  {
    keyword,
    fromDate,
    toDate,
    subjectType,
    withoutViews,
    ...same
  }: Omit<Filters, 'page' | 'pageSize' | 'sort'>,
): Promise<Prisma.AuditEntryWhereInput | null> {
  const people = keyword ? await findUserIdsByName(context.db, keyword) : []
  const isNarrowed = Object.values(same).some((value) => value !== undefined)
  const conditions: Prisma.AuditEntryWhereInput[] = [
    ...(isNarrowed ? [same] : []),
    // By the event: the stored subject of an account's events is its user.
    ...(subjectType ? [{ event: { startsWith: `${subjectType}.` } }] : []),
    ...(withoutViews ? [{ event: { notIn: viewEvents } }] : []),
    ...(keyword ? [{ OR: [...matchesText(keyword), { actorUserId: { in: people } }] }] : []),
    ...(fromDate || toDate
      ? [{ at: instantsOfDays(await readTimeZone(context), fromDate, toDate) }]
      : []),
  ]
  return conditions.length > 0 ? { AND: conditions } : null
}

const matchesText = (keyword: string): Prisma.AuditEntryWhereInput[] => [
  { event: { contains: escapeLike(keyword), mode: 'insensitive' } },
  { subjectId: keyword },
  { traceId: keyword },
]

/** Every user, removed ones included. */
export const searchActors = (
  { db }: Context,
  filters: CheckedInputOf<typeof auditLog.searchActors>,
): Promise<OutputOf<typeof auditLog.searchActors>> => searchAllUsers(db, filters)
