import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import { unfinishedStatuses } from '../workflow'

const projectSelect = {
  id: true,
  purchaseRequisitionNo: true,
  name: true,
  status: true,
  employer: { select: { id: true, kind: true, status: true } },
  workspaceAreas: { select: { workspaceAreaId: true } },
} satisfies Prisma.ProjectSelect
export type OfferedProject = Prisma.ProjectGetPayload<{ select: typeof projectSelect }>

const sorting = {
  PurchaseRequisitionNo: (direction) => [{ purchaseRequisitionNo: emptyLast(direction) }],
  name: (direction) => [{ name: direction }],
} satisfies Sorting<Prisma.ProjectOrderByWithRelationInput>

/** To a Contractor, those of the own company. */
const visibleTo = (actor: Actor): Prisma.ProjectWhereInput =>
  isContractorOnly(actor) ? { employerId: { in: actor.employerId ? [actor.employerId] : [] } } : {}

/** The projects that are not over. */
const offeredTo = (actor: Actor): Prisma.ProjectWhereInput => ({
  status: { in: unfinishedStatuses },
  ...visibleTo(actor),
})

type Name = keyof typeof sorting
type Filters = {
  keyword?: string
  ids?: string[]
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

/**
 * The projects that the actor may choose for a permit, or those of the ids, which were chosen before, also when they are
 * over; by default the latest PR No. first.
 */
export async function searchOfferedProjects(
  db: Db,
  actor: Actor,
  { keyword, ids, sort = '-PurchaseRequisitionNo', ...page }: Filters,
): Promise<{ projects: OfferedProject[]; total: number }> {
  const matching = matchesKeyword<Prisma.ProjectWhereInput>(keyword, (contains) => [
    { purchaseRequisitionNo: contains },
    { name: contains },
  ])
  const scope = ids ? { id: { in: ids }, ...visibleTo(actor) } : offeredTo(actor)
  const where = { AND: [scope, matching] }
  const order = pagingOf({ sort, ...page }, sorting)
  const projects = await db.project.findMany({ where, select: projectSelect, ...order })
  return { projects, total: await totalOf(order, projects, () => db.project.count({ where })) }
}

export const findOfferedProject = async (db: Db, actor: Actor, id: string | null | undefined) =>
  id ? db.project.findFirst({ where: { AND: [{ id }, offeredTo(actor)] } }) : null
