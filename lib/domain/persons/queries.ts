import { isContractorOnly, type Actor } from '@/lib/platform/auth/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import type { PersonRecord, persons } from './contract'
import { personSelect, presentPerson } from './present'
import { personMarkIn } from './rules'

const sorting = {
  firstNameTh: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  lastNameTh: (direction) => [{ lastNameTh: direction }, { firstNameTh: direction }],
  firstNameEn: (direction) => [
    { firstNameEn: emptyLast(direction) },
    { lastNameEn: emptyLast(direction) },
  ],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

export async function searchPersons(
  { db, actor }: Context,
  { keyword, employerId, TrainingStatus, ...wish }: CheckedInputOf<typeof persons.search>,
): Promise<OutputOf<typeof persons.search>> {
  const filters = { employerId, trainingStatus: TrainingStatus }
  const where = { AND: [filters, matching(keyword), visibleTo(actor)] }
  const page = pageOf(wish, sorting)
  const rows = await db.person.findMany({ where, select: personSelect, ...page })
  const total = await db.person.count({ where })
  return { rows: rows.map((row) => presentPerson(actor, row)), total }
}

export async function getPerson(
  { db, actor }: Context,
  { id }: CheckedInputOf<typeof persons.get>,
): Promise<PersonRecord> {
  const where = { AND: [{ id }, visibleTo(actor)] }
  const row = await db.person.findFirst({ where, select: personSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  return presentPerson(actor, row)
}

/** The people that exist for an actor: to a Contractor, those of the own employer. */
export const visibleTo = (actor: Actor): Prisma.PersonWhereInput => ({
  removedAt: null,
  ...(isContractorOnly(actor) && {
    employerId: { in: actor.employerId ? [actor.employerId] : [] },
  }),
})

/** Also used where people are searched for something else than their own list. */
export const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.PersonWhereInput>(keyword, (contains) => [
    { firstNameTh: contains },
    { lastNameTh: contains },
    { firstNameEn: contains },
    { lastNameEn: contains },
    { code: contains },
    ...(/\d/.test(contains.contains)
      ? [{ nationalId: withoutDashes(contains) }, ...byMark(contains.contains)]
      : []),
  ])

/** A code as people type it, `p123`, and what their card says when it is scanned. */
const byMark = (text: string): Prisma.PersonWhereInput[] => {
  const mark = personMarkIn(text)
  return mark ? [mark] : []
}

const withoutDashes = <T extends { contains: string }>(filter: T): T => ({
  ...filter,
  contains: filter.contains.replaceAll('-', ''),
})
