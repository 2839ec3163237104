import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Role } from '@/lib/platform/access/policies'
import type { Problem } from '@/lib/platform/contract/problem'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { Refusal } from '@/lib/platform/workflow/workflow'
import { enabledUser } from '../enabled/rows'

/** The names of users by id, removed ones included. */
export async function readUserNames(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { th: string; en: string }>> {
  if (userIds.length === 0) return new Map()
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, person: { select: personNameSelect } },
  })
  return new Map(users.map(({ id, person }) => [id, namesInBoth(namesOf(person))]))
}

type LastChange = { actorUserId: string | null } | null

/**
 * The problem of a refused command. Where somebody else was first, it names them: the user of the last change, or
 * the system where no user made it.
 */
export async function refusalProblemWithAuthor(
  { db, language }: Pick<Context, 'db' | 'language'>,
  refusal: Refusal,
  readLastChange: () => Promise<LastChange>,
): Promise<Problem> {
  if (refusal.code !== 'state-moved-on') return refusalProblem(refusal)
  const userId = (await readLastChange())?.actorUserId
  const names = userId ? (await readUserNames(db, [userId])).get(userId) : undefined
  const by = names?.[language] ?? { word: 'common.theSystem' }
  return refusalProblem({ ...refusal, values: { ...refusal.values, by } })
}

const actorSorting = {
  firstNameTh: (direction) => [{ person: { firstNameTh: direction } }],
  firstNameEn: (direction) => [
    { person: { firstNameEn: emptyLast(direction) } },
    { person: { firstNameTh: direction } },
  ],
} satisfies Sorting<Prisma.UserOrderByWithRelationInput>

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.UserWhereInput>(keyword, (contains) => [
    ...(['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn'] as const).map((name) => ({
      person: { [name]: contains },
    })),
    { email: contains },
  ])

/** The ids of users, removed ones included, by name or email; no more than `most`. */
export async function findUserIdsByName(db: Db, keyword: string, most: number): Promise<string[]> {
  const found = await db.user.findMany({
    where: matching(keyword),
    select: { id: true },
    take: most,
  })
  return found.map(({ id }) => id)
}

type Search = { keyword?: string; ids?: string[] }

/** Users by name or email, removed ones included. */
export async function searchAllUsers(
  db: Db,
  { keyword, ids, ...page }: Search & Parameters<typeof pagingOf<typeof actorSorting>>[0],
) {
  const where = { ...(ids && { id: { in: ids } }), ...matching(keyword) }
  const bounds = pagingOf(page, actorSorting)
  const rows = await db.user.findMany({
    where,
    select: {
      id: true,
      email: true,
      removedAt: true,
      isService: true,
      person: { select: personNameSelect },
    },
    ...bounds,
  })
  return {
    rows: rows.map(({ id, email, removedAt, isService, person }) => ({
      id,
      ...namesOf(person),
      email,
      isRemoved: removedAt !== null && !isService,
    })),
    total: await totalOf(bounds, rows, () => db.user.count({ where })),
  }
}

export const ownerSelect = {
  id: true,
  email: true,
  person: { select: personNameSelect },
} satisfies Prisma.UserSelect

export type Owner = Prisma.UserGetPayload<{ select: typeof ownerSelect }>

export const readOwner = (db: Db, userId: string): Promise<Owner> =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: ownerSelect })

/** The Contractor users of a company who can be mailed. */
export const readContractorUsers = (db: Db, employerId: string): Promise<Owner[]> =>
  db.user.findMany({
    where: {
      roles: { has: 'Contractor' },
      person: { employerId },
      email: { not: null },
      ...enabledUser,
    },
    select: ownerSelect,
    orderBy: { id: 'asc' },
  })

/** The user who signs in with this email and a password of the embedded identity provider, or null. */
export const findOwnerByEmail = (db: Db, email: string): Promise<Owner | null> =>
  db.user.findFirst({
    where: { email, ...enabledUser, account: { isNot: null } },
    select: ownerSelect,
  })

export const readUserSubjects: ReadSubjectNames = async (db, ids) =>
  [...(await readUserNames(db, ids))].map(([id, names]) => ({ id, ...names }))

/** Those of the users who may still sign in and have an address, to be mailed. */
export async function readMailOwners(db: Db, ids: readonly string[]) {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] }, ...enabledUser },
    select: ownerSelect,
  })
  return users.flatMap(({ email, ...user }) => (email ? [{ ...user, email }] : []))
}

/** The logins of people, removed ones included. */
export const readLogins = (db: Db, personIds: string[]) =>
  db.user.findMany({ where: { personId: { in: personIds } }, select: { id: true, personId: true } })

/** Those of the users who are Safety Officers. */
export async function findOfficers(db: Db, ids: string[]): Promise<string[]> {
  const users = await db.user.findMany({
    where: { id: { in: ids }, roles: { has: 'SafetyOfficer' } },
    select: { id: true },
  })
  return users.map(({ id }) => id)
}

/** The users with a role who can be mailed. */
export const readUsersWithRole = (db: Db, role: Role): Promise<Owner[]> =>
  db.user.findMany({
    where: { roles: { has: role }, email: { not: null }, ...enabledUser },
    select: ownerSelect,
    orderBy: { id: 'asc' },
  })

export async function readUserIdsWithRoles(db: Db, roles: readonly Role[]): Promise<string[]> {
  const found = await db.user.findMany({
    where: { roles: { hasSome: [...roles] }, ...enabledUser },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

/** The roles of those of the users who may still sign in. */
export async function readActiveRoles(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, readonly Role[]>> {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] }, ...enabledUser },
    select: { id: true, roles: true },
  })
  return new Map(users.map(({ id, roles }) => [id, roles]))
}

export async function readPersonIdOf(db: Db, userId: string): Promise<string> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { personId: true },
  })
  return user.personId
}
