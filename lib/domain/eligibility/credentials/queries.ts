import { employerNamesInBoth } from '@/lib/domain/site/employers/present'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { readWarnDays } from '@/lib/domain/eligibility/credential-types/queries'
import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { matchingName, visibleTo as personsVisibleTo } from '@/lib/domain/people/persons/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readToday } from '@/lib/domain/site/settings/queries'
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import { addDays, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { CredentialDetail, CredentialRecord, credentials } from './contract'
import { readRenewals, readRenewedIds } from './renewals/queries'
import { credentialSelect, presentCredential } from './present'
import type { Standing } from './standing/rules'

const sorting = {
  submittedAt: (direction) => [{ submittedAt: direction }],
  expiresOn: (direction) => [{ expiresOn: emptyLast(direction) }],
  issuedOn: (direction) => [{ issuedOn: direction }],
  type: (direction) => [{ type: { nameTh: direction } }, { issuedOn: 'desc' }],
  subject: (direction) => [
    { employer: { nameTh: direction } },
    { person: { firstNameTh: direction } },
    { person: { lastNameTh: direction } },
  ],
  status: (direction) => [{ status: direction }, { submittedAt: 'asc' }],
} satisfies Sorting<Prisma.CredentialOrderByWithRelationInput>

/** The credentials that an actor may see: a Contractor those of the own company and of its people. */
export function visibleTo(actor: Actor): Prisma.CredentialWhereInput {
  const own = isContractorOnly(actor) && { in: actor.employerId ? [actor.employerId] : [] }
  return { OR: [{ person: personsVisibleTo(actor) }, { employerId: own || { not: null } }] }
}

type Where = Prisma.CredentialWhereInput
type Facts = {
  today: Day
  /** The different `warnDays` of all types. */
  warnDays: readonly number[]
  /** Of those that end soon, the ones that are renewed. */
  renewed: string[]
}
type Filters = Omit<CheckedInputOf<typeof credentials.exportXlsx>, 'sort'>

/** The conditions of a search, whoever asks. */
function whereOf(
  actor: Actor,
  { keyword, status, standing, typeId, subject, employerId, personId, ...others }: Filters,
  facts: Facts,
): Where[] {
  const { expiringWithin, mineToReview } = others
  return [
    { status, typeId, personId, type: { subject } },
    ...(employerId ? [{ OR: [{ employerId }, { person: { employerId } }] }] : []),
    ...(keyword ? [matching(keyword)] : []),
    ...(standing ? [standingWhere(standing, facts)] : []),
    ...(expiringWithin === undefined ? [] : [endingWithin(expiringWithin, facts)]),
    ...(mineToReview ? [waitingFor(actor)] : []),
  ]
}

const matching = (keyword: string): Where => ({
  OR: [
    { person: matchingName(keyword) },
    matchesKeyword<Where>(keyword, (contains) => [
      { employer: { nameTh: contains } },
      { employer: { nameEn: contains } },
    ]),
    // Of a medical one the number is not for everybody.
    { type: { isSensitive: false }, number: { equals: keyword, mode: 'insensitive' } },
  ],
})

const endingWithin = (days: number, { today, renewed }: Facts): Where => ({
  id: { notIn: renewed },
  status: 'Approved',
  expiresOn: { gte: toUtcDate(today), lte: toUtcDate(addDays(today, days)) },
})

const waitingFor = (actor: Actor): Where => ({
  status: 'Submitted',
  type: { reviewRole: { in: may(actor, 'credential-review') ? [...actor.roles] : [] } },
  submittedByUserId: { not: actor.userId },
})

/** `standingOf` as a condition. */
function standingWhere(standing: Standing, { today, warnDays, renewed }: Facts): Where {
  const now = toUtcDate(today)
  const begun: Where = { status: 'Approved', issuedOn: { lte: now } }
  const byWarning = (of: (lastDay: Date) => Prisma.DateTimeNullableFilter): Where[] =>
    warnDays.map((days) => ({
      type: { warnDays: days },
      expiresOn: of(toUtcDate(addDays(today, days))),
    }))
  const wheres: Record<Standing, Where> = {
    Pending: { status: { in: ['Submitted', 'Returned'] } },
    NotYetValid: { status: 'Approved', issuedOn: { gt: now } },
    Expired: { AND: [begun, { expiresOn: { lt: now } }] },
    Expiring: {
      AND: [begun, { id: { notIn: renewed } }, { OR: byWarning((lte) => ({ gte: now, lte })) }],
    },
    Valid: {
      AND: [
        begun,
        { OR: [{ expiresOn: null }, { id: { in: renewed } }, ...byWarning((gt) => ({ gt }))] },
      ],
    },
  }
  return wheres[standing]
}

async function whereFor({ db, sql, actor }: Context, filters: Filters, today: Day) {
  const { standing, expiringWithin } = filters
  const warnDays = standing ? await readWarnDays(db) : []
  const days = Math.max(expiringWithin ?? 0, ...warnDays)
  const asksForEnd = expiringWithin !== undefined || standing === 'Valid' || standing === 'Expiring'
  const renewed = asksForEnd ? await readRenewedIds(sql, today, days) : []
  return { AND: [visibleTo(actor), ...whereOf(actor, filters, { today, warnDays, renewed })] }
}

export async function searchCredentials(
  context: Context,
  { page, pageSize, sort, ...filters }: CheckedInputOf<typeof credentials.search>,
): Promise<OutputOf<typeof credentials.search>> {
  const { db } = context
  const today = await readToday(context)
  const where = await whereFor(context, filters, today)
  const paging = pagingOf({ page, pageSize, sort }, sorting)
  const rows = await db.credential.findMany({ where, select: credentialSelect, ...paging })
  return {
    rows: await present(context, rows, today),
    total: await totalOf(paging, rows, () => db.credential.count({ where })),
  }
}

/** The ids that `searchCredentials` gives, in its order; no more than `most`. */
export async function listCredentialIds(
  context: Context,
  { sort, ...filters }: CheckedInputOf<typeof credentials.exportXlsx>,
  most: number,
): Promise<string[]> {
  const where = await whereFor(context, filters, await readToday(context))
  const { orderBy } = pagingOf({ pageSize: most, sort }, sorting)
  const rows = await context.db.credential.findMany({
    where,
    select: { id: true },
    orderBy,
    take: most,
  })
  return rows.map(({ id }) => id)
}

/** Those of the ids that the actor may see, in no order. */
export async function readCredentials(
  context: Context,
  ids: string[],
): Promise<CredentialRecord[]> {
  const rows = await context.db.credential.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(context.actor)] },
    select: credentialSelect,
  })
  return present(context, rows, await readToday(context))
}

async function present(
  { db, actor }: Context,
  rows: Parameters<typeof presentCredential>[1][],
  today: Day,
): Promise<CredentialRecord[]> {
  const renewalOf = await readRenewals(db, rows)
  return rows.map((row) => presentCredential(actor, row, { today, renewal: renewalOf(row) }))
}

export async function getCredential(
  context: Context,
  { id }: CheckedInputOf<typeof credentials.get>,
): Promise<CredentialDetail> {
  const [found] = await readCredentials(context, [id])
  if (!found) throw new Problem('record-not-found', { values: { id } })
  const isReviewer = may(context.actor, 'credential-review')
  const holders = isReviewer ? await peopleWithNumber(context.db, found) : []
  return { ...found, numberElsewhere: holders }
}

type Numbered = Pick<CredentialRecord, 'typeId' | 'personId' | 'number'>

/** The other people who have this number on a credential of the same type that is not revoked. */
export async function peopleWithNumber(db: Db, { typeId, personId, number }: Numbered) {
  if (!number || !personId) return []
  const rows = await db.credential.findMany({
    where: {
      typeId,
      number,
      personId: { not: personId },
      person: { removedAt: null },
      status: { not: 'Revoked' },
    },
    distinct: ['personId'],
    select: { person: { select: { id: true, code: true, ...personNameSelect } } },
    take: 10,
  })
  return rows.flatMap(({ person }) =>
    person ? [{ id: person.id, ...namesOf(person), code: person.code }] : [],
  )
}

/** By type and holder; a sensitive type is not named, as anybody may come to read these. */
export const readCredentialSubjects: ReadSubjectNames = async (db, ids) => {
  const rows = await db.credential.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      type: { select: { nameTh: true, nameEn: true, isSensitive: true } },
      person: { select: personNameSelect },
      employer: { select: { nameTh: true, nameEn: true } },
    },
  })
  return rows.map(({ id, type, person, employer }) => {
    const what = typeNamesFor(null, type)
    const holder = person ? namesOf(person) : employer
    const whose = holder ? employerNamesInBoth(holder) : { th: '–', en: '–' }
    return { id, th: `${what.nameTh}, ${whose.th}`, en: `${what.nameEn}, ${whose.en}` }
  })
}
