import type { Db } from '@/lib/platform/db/database'

/** Those of the ids that exist. */
export const findTypeIds = async (db: Db, ids: string[]): Promise<string[]> => {
  const found = await db.credentialType.findMany({
    where: { id: { in: ids } },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}
