import type { Role } from '@/lib/platform/access/policies'
import type { Db } from '@/lib/platform/db/database'
import { enabledUser } from '../enabled/rows'

/** Those of the users who are Safety Officers. */
export async function findOfficers(db: Db, ids: string[]): Promise<string[]> {
  const users = await db.user.findMany({
    where: { id: { in: ids }, roles: { has: 'SafetyOfficer' } },
    select: { id: true },
  })
  return users.map(({ id }) => id)
}

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
