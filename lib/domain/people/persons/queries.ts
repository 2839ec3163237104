import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { PersonPage, PersonRecord, persons } from './contract'
import {
  personNameSelect,
  personPageSelect,
  personSelect,
  presentPerson,
  presentPersonPage,
} from './present'
import { holding } from './national-id/rows'
import { compactId } from './national-id/rules'
import { namesOf, parsePersonIdentifier, type PersonIdentifier } from './rules'
import type { Db } from '@/lib/platform/db/database'

export const nameSorting = {
  firstNameTh: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  firstNameEn: (direction) => [
    { firstNameEn: emptyLast(direction) },
    { lastNameEn: emptyLast(direction) },
    { firstNameTh: direction },
    { lastNameTh: direction },
  ],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

const sorting = {
  ...nameSorting,
  lastNameTh: (direction) => [{ lastNameTh: direction }, { firstNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

export async function searchPersons(
  { db, actor }: Context,
  { keyword, employerId, TrainingStatus, ids, ...paging }: CheckedInputOf<typeof persons.search>,
): Promise<OutputOf<typeof persons.search>> {
  const filters = { employerId, trainingStatus: TrainingStatus, id: { in: ids } }
  const where = { AND: [filters, matching(actor, keyword), visibleTo(actor)] }
  const page = pagingOf(paging, sorting)
  const rows = await db.person.findMany({ where, select: personSelect, ...page })
  const total = await totalOf(page, rows, () => db.person.count({ where }))
  return { rows: rows.map((row) => presentPerson(actor, row)), total }
}

export async function getPerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.get>,
): Promise<PersonRecord> {
  return presentPerson(context.actor, await findPerson(context, { id }, personSelect))
}

export async function getPersonByCode(
  context: Context,
  { code }: CheckedInputOf<typeof persons.getByCode>,
): Promise<PersonPage> {
  const identifier = parsePersonIdentifier(code)
  if (!identifier) throw new Problem('record-not-found', { values: { id: code } })
  return presentPersonPage(context.actor, await findPerson(context, identifier, personPageSelect))
}

export async function findPerson<S extends Prisma.PersonSelect>(
  { db, actor }: Context,
  identifier: PersonIdentifier,
  select: S,
): Promise<Prisma.PersonGetPayload<{ select: S }>> {
  const where = { AND: [identifier, visibleTo(actor)] }
  const row = await db.person.findFirst({ where, select })
  if (row) return row
  throw new Problem('record-not-found', { values: { id: Object.values(identifier)[0]! } })
}

/** The people whom an actor may see: a Contractor those of the own employer. */
export const visibleTo = (actor: Actor): Prisma.PersonWhereInput => ({
  removedAt: null,
  ...(isContractorOnly(actor) && ofEmployer(actor.employerId)),
})

/** The people of a company; without one there are none. */
const ofEmployer = (employerId: string | null) =>
  ({ employerId: { in: employerId ? [employerId] : [] } }) satisfies Prisma.PersonWhereInput

type Contains = { contains: string; mode: 'insensitive' }

const byName = (contains: Contains): Prisma.PersonWhereInput[] => [
  { firstNameTh: contains },
  { lastNameTh: contains },
  { firstNameEn: contains },
  { lastNameEn: contains },
]

const named = (contains: Contains) => [...byName(contains), { code: contains }]

/** Without national ids, so that nobody finds out hidden digits by searching. */
export const matchingName = (keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, named)

/** By name, and by the code only those of a company, so that nobody finds out the hidden code of others. */
export const matchingNameOrCodeOf = (employerId: string | null, keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, (contains) => [
    ...byName(contains),
    { code: contains, ...ofEmployer(employerId) },
  ])

/** By name or code, and for those who manage people by national id. */
export const matching = (actor: Actor, keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, (contains) => [
    ...named(contains),
    ...(may(actor, 'worker-mgmt') ? byNationalId(contains.contains) : []),
    ...byIdentifier(contains.contains),
  ])

/** By the whole number, or the last three digits that everybody sees: by other parts the hidden ones could be found out. */
function byNationalId(text: string): Prisma.PersonWhereInput[] {
  const number = compactId(text)
  if (/^\d{3}$/.test(number)) return [{ nationalIdTail: number }]
  return /\d/.test(number) ? [holding([number]).where] : []
}

/** A typed code, such as `p123`, or a scanned card. */
const byIdentifier = (text: string): Prisma.PersonWhereInput[] => {
  const identifier = parsePersonIdentifier(text)
  return identifier ? [identifier] : []
}

export const readPersonNames = (db: Db, id: string) =>
  db.person.findUniqueOrThrow({ where: { id }, select: personNameSelect })

export const readPersonEmployer = (db: Db, id: string) =>
  db.person.findUniqueOrThrow({ where: { id }, select: { id: true, employerId: true } })

type Search = { keyword?: string; ids?: string[]; ofContractorsOnly: boolean }

/** People without a user. */
export async function searchWithoutUser(
  db: Db,
  {
    keyword,
    ids,
    ofContractorsOnly,
    ...page
  }: Search & Parameters<typeof pagingOf<typeof nameSorting>>[0],
) {
  const where = {
    removedAt: null,
    users: { none: { removedAt: null } },
    ...(ofContractorsOnly && { employer: { kind: 'Contractor' } }),
    id: { in: ids },
    ...matchingName(keyword),
  } satisfies Prisma.PersonWhereInput
  const bounds = pagingOf(page, nameSorting)
  const people = await db.person.findMany({
    where,
    select: { id: true, employerId: true, ...personNameSelect },
    ...bounds,
  })
  return { people, total: await totalOf(bounds, people, () => db.person.count({ where })) }
}

/** The people whose photographs or ID cards these files are, removed ones included. */
export const findPersonsOfAssets = (db: Db, assetIds: string[]) =>
  db.person.findMany({
    where: { OR: [{ profileAssetId: { in: assetIds } }, { idCardAssetId: { in: assetIds } }] },
    select: { profileAssetId: true, idCardAssetId: true, employerId: true, removedAt: true },
  })

export const readPersonSubjects: ReadSubjectNames = async (db, ids) => {
  const rows = await db.person.findMany({
    where: { id: { in: ids } },
    select: { id: true, code: true, ...personNameSelect },
  })
  return rows.map(({ id, code, ...person }) => {
    const { th, en } = namesInBoth(namesOf(person))
    const withCode = (name: string) => (name === code ? code : `${name}, ${code}`)
    return { id, th: withCode(th), en: withCode(en), key: code }
  })
}
