import { userNameSelect } from '@/lib/domain/people/persons/present'
import {
  matchingName,
  matchingNameOrCodeOf,
  nameSorting,
  searchWithoutUser,
} from '@/lib/domain/people/persons/queries'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import {
  isBoundToContractors,
  isContractorOnly,
  isEmployerInScope,
} from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { userLookups } from './contract'

export const userSorting = {
  firstNameTh: (direction) => nameSorting.firstNameTh(direction).map((person) => ({ person })),
  firstNameEn: (direction) => nameSorting.firstNameEn(direction).map((person) => ({ person })),
} satisfies Sorting<Prisma.UserOrderByWithRelationInput>

export async function searchUserNames(
  { db, actor }: Context,
  { keyword, ids, employerId, ...page }: CheckedInputOf<typeof userLookups.searchNames>,
): Promise<OutputOf<typeof userLookups.searchNames>> {
  // Contractors must not find out who works for another one.
  if (employerId && !isEmployerInScope(actor, employerId)) return { rows: [], total: 0 }
  const matching = isContractorOnly(actor)
    ? matchingNameOrCodeOf(actor.employerId, keyword)
    : matchingName(keyword)
  const where = { removedAt: null, id: { in: ids }, person: { employerId, ...matching } }
  const bounds = pagingOf(page, userSorting)
  const rows = await db.user.findMany({
    where,
    select: userNameSelect,
    ...bounds,
  })
  return {
    rows: rows.map(userNames),
    total: await totalOf(bounds, rows, () => db.user.count({ where })),
  }
}

/** The people of whom this actor may make users. */
export async function searchPersonsWithoutUser(
  { db, actor }: Context,
  filters: CheckedInputOf<typeof userLookups.searchPersons>,
): Promise<OutputOf<typeof userLookups.searchPersons>> {
  const ofContractorsOnly = isBoundToContractors(actor)
  const { people, total } = await searchWithoutUser(db, { ...filters, ofContractorsOnly })
  const rows = people.map(({ id, employerId, ...name }) => ({ id, employerId, ...namesOf(name) }))
  return { rows, total }
}
