import { record, recordHourly } from '@/lib/platform/audit/audit'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { PersonPage, PersonRecord, persons } from './contract'
import { personNameSelect, personSelect, presentPerson, presentPersonPage } from './present'
import { parsePersonIdentifier } from './rules'
import { isMasked } from './national-id/rules'
import type { Db } from '@/lib/platform/db/database'

export const nameSorting = {
  firstNameTh: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  firstNameEn: (direction) => [
    { firstNameEn: emptyLast(direction) },
    { lastNameEn: emptyLast(direction) },
  ],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

const sorting = {
  ...nameSorting,
  lastNameTh: (direction) => [{ lastNameTh: direction }, { firstNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

export async function searchPersons(
  context: Context,
  { keyword, employerId, TrainingStatus, ...paging }: CheckedInputOf<typeof persons.search>,
): Promise<OutputOf<typeof persons.search>> {
  const { db, actor } = context
  const filters = { employerId, trainingStatus: TrainingStatus }
  const where = { AND: [filters, matching(keyword), visibleTo(actor)] }
  const page = pageOf(paging, sorting)
  const rows = await db.person.findMany({ where, select: personSelect, ...page })
  const total = await db.person.count({ where })
  const people = rows.map((row) => presentPerson(actor, row))
  await recordView(context, people)
  return { rows: people, total }
}

export async function getPerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.get>,
): Promise<PersonRecord> {
  const { db, actor } = context
  const where = { AND: [{ id }, visibleTo(actor)] }
  const row = await db.person.findFirst({ where, select: personSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const person = presentPerson(actor, row)
  await recordView(context, [person])
  return person
}

export async function getPersonByCode(
  { db, actor }: Context,
  { code }: CheckedInputOf<typeof persons.getByCode>,
): Promise<PersonPage> {
  const identifier = parsePersonIdentifier(code)
  const row =
    identifier &&
    (await db.person.findFirst({
      where: { AND: [identifier, visibleTo(actor)] },
      select: personSelect,
    }))
  if (!row) throw new Problem('record-not-found', { values: { id: code } })
  return presentPersonPage(actor, row)
}

/** Leaves the audit line of the look before it answers. */
export async function showNationalId(
  context: Context,
  { id }: CheckedInputOf<typeof persons.showNationalId>,
): Promise<OutputOf<typeof persons.showNationalId>> {
  const { db, actor } = context
  const where = { AND: [{ id }, visibleTo(actor)] }
  const row = await db.person.findFirst({ where, select: personSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const { nationalId } = presentPerson(actor, row)
  if (nationalId && !isMasked(nationalId))
    await recordHourly(context, 'person.ids-viewed', { type: 'person', id }, { people: [id] })
  return { nationalId }
}

/** The audit line of more people than this has their number, not their ids. */
const MOST_IDS = 500

/** One audit line for each answer that shows unmasked national ids, with whose they are. */
export async function recordView(
  context: Context,
  shown: Pick<PersonRecord, 'id' | 'nationalId'>[],
): Promise<void> {
  const people = shown.filter(({ nationalId }) => nationalId && !isMasked(nationalId))
  if (people.length === 0) return
  const one = people.length === 1 ? people[0]!.id : undefined
  const isMany = people.length > MOST_IDS
  const changes = isMany ? { count: people.length } : { people: people.map(({ id }) => id) }
  await record(context, 'person.ids-viewed', { type: 'person', id: one }, changes)
}

/** The people whom an actor may see: a Contractor those of the own employer. */
export const visibleTo = (actor: Actor): Prisma.PersonWhereInput => ({
  removedAt: null,
  ...(isContractorOnly(actor) && {
    employerId: { in: actor.employerId ? [actor.employerId] : [] },
  }),
})

type Contains = { contains: string; mode: 'insensitive' }

const named = (contains: Contains): Prisma.PersonWhereInput[] => [
  { firstNameTh: contains },
  { lastNameTh: contains },
  { firstNameEn: contains },
  { lastNameEn: contains },
  { code: contains },
]

/** Without national ids, so that nobody finds out hidden digits by searching. */
export const matchingName = (keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, named)

/** By name, code or national id. */
export const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, (contains) => [
    ...named(contains),
    ...(/\d/.test(contains.contains)
      ? [{ nationalId: withoutDashes(contains) }, ...byIdentifier(contains.contains)]
      : []),
  ])

/** A typed code, such as `p123`, or a scanned card. */
const byIdentifier = (text: string): Prisma.PersonWhereInput[] => {
  const identifier = parsePersonIdentifier(text)
  return identifier ? [identifier] : []
}

const withoutDashes = <T extends { contains: string }>(filter: T): T => ({
  ...filter,
  contains: filter.contains.replaceAll('-', ''),
})

export const readPersonNames = (db: Db, id: string) =>
  db.person.findUniqueOrThrow({ where: { id }, select: personNameSelect })

/** A person with the kind of their employer, on which the roles of their user depend. */
export const readPersonEmployer = (db: Db, id: string) =>
  db.person.findUniqueOrThrow({
    where: { id },
    select: { id: true, employerId: true, employer: { select: { kind: true } } },
  })

type Search = { keyword?: string; ids?: string[]; ofContractorsOnly: boolean }

/** People without a user. */
export async function searchWithoutUser(
  db: Db,
  {
    keyword,
    ids,
    ofContractorsOnly,
    ...page
  }: Search & Parameters<typeof pageOf<typeof nameSorting>>[0],
) {
  const where = {
    removedAt: null,
    users: { none: { removedAt: null } },
    ...(ofContractorsOnly && { employer: { kind: 'Contractor' } }),
    id: { in: ids },
    ...matchingName(keyword),
  } satisfies Prisma.PersonWhereInput
  const people = await db.person.findMany({
    where,
    select: { id: true, employerId: true, ...personNameSelect },
    ...pageOf(page, nameSorting),
  })
  return { people, total: await db.person.count({ where }) }
}

/** The people whose photographs or ID cards these files are, removed ones included. */
export const findPersonsOfAssets = (db: Db, assetIds: string[]) =>
  db.person.findMany({
    where: { OR: [{ profileAssetId: { in: assetIds } }, { idCardAssetId: { in: assetIds } }] },
    select: { profileAssetId: true, idCardAssetId: true, employerId: true, removedAt: true },
  })
