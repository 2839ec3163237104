import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Problem } from '@/lib/platform/contract/problem'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { Refusal } from '@/lib/platform/workflow/workflow'

/** The names of users by id, removed ones included. */
export async function readUserNames(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { th: string; en: string }>> {
  if (userIds.length === 0) return new Map()
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: userNameSelect,
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

/** The ids of all users, removed ones included, with this name or email. With a limit, lists would lack rows without saying so. */
export async function findUserIdsByName(db: Db, keyword: string): Promise<string[]> {
  const found = await db.user.findMany({ where: matching(keyword), select: { id: true } })
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

export const readUserSubjects: ReadSubjectNames = async (db, ids) =>
  [...(await readUserNames(db, ids))].map(([id, names]) => ({ id, ...names }))

/** The logins of people, removed ones included. */
export const readLogins = (db: Db, personIds: string[]) =>
  db.user.findMany({ where: { personId: { in: personIds } }, select: { id: true, personId: true } })

export async function readPersonIdOf(db: Db, userId: string): Promise<string> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { personId: true },
  })
  return user.personId
}
