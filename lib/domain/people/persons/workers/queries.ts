import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf } from '@/lib/platform/db/paging'
import { personNameSelect } from '../present'
import { matchingName, nameSorting } from '../queries'

/** The columns that decide whether somebody may work. */
export const workerSelect = {
  id: true,
  code: true,
  ...personNameSelect,
  employerId: true,
  trainingStatus: true,
  trainingValidUntil: true,
  profileAssetId: true,
} satisfies Prisma.PersonSelect

export type Worker = Prisma.PersonGetPayload<{ select: typeof workerSelect }>

type Name = keyof typeof nameSorting
type Search = {
  /** An empty list finds nobody. */
  employerIds: string[]
  keyword?: string
  ids?: string[]
  exceptIds: string[]
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

export async function searchWorkers(
  db: Db,
  { employerIds, keyword, ids, exceptIds, ...page }: Search,
): Promise<{ workers: Worker[]; total: number }> {
  const where = {
    employerId: { in: employerIds },
    removedAt: null,
    id: { in: ids, notIn: exceptIds },
    ...matchingName(keyword),
  }
  const bounds = pagingOf(page, nameSorting)
  const workers = await db.person.findMany({
    where,
    select: workerSelect,
    ...bounds,
  })
  return { workers, total: await totalOf(bounds, workers, () => db.person.count({ where })) }
}

/** In no order. */
export const readWorkers = (db: Db, ids: string[]): Promise<Worker[]> =>
  db.person.findMany({ where: { id: { in: ids } }, select: workerSelect })

/** Those of the ids that are people; with `employerId`, of that employer. */
export async function findWorkerIds(
  db: Db,
  ids: readonly string[],
  employerId?: string,
): Promise<string[]> {
  const found = await db.person.findMany({
    where: { id: { in: [...ids] }, removedAt: null, employerId },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}
