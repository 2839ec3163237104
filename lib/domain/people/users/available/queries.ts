import * as z from 'zod'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { matchingName, matchingNameOrCodeOf } from '@/lib/domain/people/persons/queries'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { roles, type Role } from '@/lib/platform/access/policies'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, readAllRows, totalOf } from '@/lib/platform/db/paging'
import type { Sql } from '@/lib/platform/db/sql'
import { userSorting } from '../lookups/queries'
import { enabledUser } from '../enabled/rows'

const inThaiOrder = [
  { person: { firstNameTh: 'asc' } },
  { person: { lastNameTh: 'asc' } },
] satisfies Prisma.UserOrderByWithRelationInput[]

export const countHolders = (db: Db, role: Role): Promise<number> =>
  db.user.count({ where: { ...enabledUser, roles: { has: role } } })

/** All enabled users with their roles, in the order of their Thai names. */
export async function listAvailable(db: Db) {
  const users = await readAllRows((take) =>
    db.user.findMany({
      where: enabledUser,
      orderBy: inThaiOrder,
      select: {
        id: true,
        roles: true,
        isDefault: true,
        person: { select: { ...personNameSelect, employerId: true } },
      },
      take,
    }),
  )
  return users.map(({ person, ...user }) => ({
    ...user,
    ...namesOf(person),
    employerId: person.employerId,
  }))
}

/** The default users and one more, in the order of their Thai names. */
export const listDefaultsAnd = (db: Db, id: string) =>
  readAllRows((take) =>
    db.user.findMany({
      where: { ...enabledUser, OR: [{ isDefault: true }, { id }] },
      orderBy: inThaiOrder,
      select: { id: true, roles: true, isDefault: true },
      take,
    }),
  )

const userRoles = z.object({
  id: z.guid(),
  roles: z.array(z.enum(roles)),
  employerId: z.guid().nullable(),
})

/** The users with these ids, disabled ones included. */
export const readUserRoles = (sql: Sql, ids: readonly string[]) =>
  sql`
  SELECT account."id", account."roles"::text[], person."employerId"
  FROM "users" account JOIN ${PERSONS} ON person."id" = account."personId"
  WHERE account."id" = ANY(${ids}::uuid[]) AND account."removedAt" IS NULL`.rows(userRoles)

/** Narrows to the people of an employer and some others; null for everybody. */
export type UserScope = { employerId: string | null; ids: string[] } | null

const inScope = (scope: UserScope): Prisma.UserWhereInput => {
  if (!scope) return enabledUser
  const { employerId, ids } = scope
  const colleagues = employerId ? [{ person: { employerId } }] : []
  return { ...enabledUser, OR: [{ id: { in: ids } }, ...colleagues] }
}

export const isAvailable = async (db: Db, id: string, scope: UserScope): Promise<boolean> =>
  (await db.user.count({ where: { AND: [{ id }, inScope(scope)] } })) > 0

const availableSelect = {
  id: true,
  roles: true,
  account: { select: { userId: true } },
  providerSubject: true,
  person: {
    select: {
      ...personNameSelect,
      employer: { select: { id: true, nameTh: true, nameEn: true } },
    },
  },
} satisfies Prisma.UserSelect

export type AvailableUser = Prisma.UserGetPayload<{ select: typeof availableSelect }>

type Search = { keyword?: string; ids?: string[] }

export async function searchAvailable(
  db: Db,
  scope: UserScope,
  { keyword, ids, ...page }: Search & Parameters<typeof pagingOf<typeof userSorting>>[0],
): Promise<{ users: AvailableUser[]; total: number }> {
  const person = scope ? matchingNameOrCodeOf(scope.employerId, keyword) : matchingName(keyword)
  const where = { AND: [inScope(scope), { id: { in: ids }, person }] }
  const bounds = pagingOf(page, userSorting)
  const users = await db.user.findMany({
    where,
    select: availableSelect,
    ...bounds,
  })
  return { users, total: await totalOf(bounds, users, () => db.user.count({ where })) }
}

/**
 * Those of the employers that have a Contractor user. Disabled ones count, as they may be enabled again, and service
 * accounts, which are marked as removed.
 */
export async function listEmployersOfContractors(
  sql: Sql,
  employerIds: readonly string[],
): Promise<string[]> {
  const found = await sql`
    SELECT DISTINCT person."employerId" AS "id"
    FROM "users" account JOIN ${PERSONS} ON person."id" = account."personId"
    WHERE person."employerId" = ANY(${employerIds}::uuid[])
      AND 'Contractor' = ANY(account."roles") AND (account."removedAt" IS NULL OR account."isService")`.rows(
    z.object({ id: z.guid() }),
  )
  return found.map(({ id }) => id)
}
