import { matchingName } from '@/lib/domain/people/persons/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { permitLookups, PermitProject, PermitTemplate } from './contract'
import { presentWorker, workerSelect } from './present'

const projectSelect = {
  id: true,
  purchaseRequisitionNo: true,
  name: true,
  status: true,
  employer: { select: { id: true, kind: true, status: true } },
  workspaceAreas: { select: { workspaceAreaId: true } },
} satisfies Prisma.ProjectSelect
type ProjectRow = Prisma.ProjectGetPayload<{ select: typeof projectSelect }>

const projectSorting = {
  PurchaseRequisitionNo: (direction) => [{ purchaseRequisitionNo: emptyLast(direction) }],
  name: (direction) => [{ name: direction }],
} satisfies Sorting<Prisma.ProjectOrderByWithRelationInput>

/** Those at work or about to be; to a Contractor, those of the own company. */
const offeredTo = (actor: Actor): Prisma.ProjectWhereInput => ({
  status: { in: ['Draft', 'Active', 'OnHold'] },
  ...(isContractorOnly(actor) && { employerId: { in: ownCompanyOf(actor) } }),
})

const ownCompanyOf = ({ employerId }: Actor): string[] => (employerId ? [employerId] : [])

export async function searchPermitProjects(
  { db, actor }: Context,
  {
    keyword,
    ids,
    sort = '-PurchaseRequisitionNo',
    ...page
  }: CheckedInputOf<typeof permitLookups.searchProjects>,
): Promise<OutputOf<typeof permitLookups.searchProjects>> {
  const matching = matchesKeyword<Prisma.ProjectWhereInput>(keyword, (contains) => [
    { purchaseRequisitionNo: contains },
    { name: contains },
  ])
  const where = { AND: [offeredTo(actor), ids ? { id: { in: ids } } : {}, matching] }
  const order = pageOf({ sort, ...page }, projectSorting)
  const rows = await db.project.findMany({ where, select: projectSelect, ...order })
  return { rows: rows.map(presentProject), total: await db.project.count({ where }) }
}

const presentProject = ({
  purchaseRequisitionNo,
  employer,
  workspaceAreas,
  ...project
}: ProjectRow): PermitProject => ({
  ...project,
  PurchaseRequisitionNo: purchaseRequisitionNo,
  contractorId:
    employer?.kind === 'Contractor' && employer.status === 'Active' ? employer.id : null,
  workspaceAreaIds: workspaceAreas.map(({ workspaceAreaId }) => workspaceAreaId),
})

const workerSorting = {
  firstNameTh: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  firstNameEn: (direction) => [
    { firstNameEn: emptyLast(direction) },
    { lastNameEn: emptyLast(direction) },
  ],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

export async function searchPermitWorkers(
  { db, actor }: Context,
  {
    keyword,
    contractorId,
    ids,
    exceptIds = [],
    ...page
  }: CheckedInputOf<typeof permitLookups.searchWorkers>,
): Promise<OutputOf<typeof permitLookups.searchWorkers>> {
  const wished = contractorId ? [contractorId] : []
  const companies = isContractorOnly(actor) ? ownCompanyOf(actor) : wished
  const where = {
    employerId: { in: companies },
    removedAt: null,
    id: { in: ids, notIn: exceptIds },
    ...matchingName(keyword),
  }
  const order = pageOf(page, workerSorting)
  const rows = await db.person.findMany({ where, select: workerSelect, ...order })
  return {
    rows: rows.map((row) => presentWorker(actor, row)),
    total: await db.person.count({ where }),
  }
}

/** The project that a new permit is asked for, if the actor may choose it. */
export const findOfferedProject = async (db: Db, actor: Actor, id: string | null | undefined) =>
  id ? db.project.findFirst({ where: { AND: [{ id }, offeredTo(actor)] } }) : null

type Areas = PermitTemplate['lookups']['workspaceAreas']

export const readAreas = (db: Db): Promise<Areas> =>
  db.workspaceArea.findMany({
    where: { isActive: true },
    select: { id: true, nameTh: true, nameEn: true, code: true },
    orderBy: { code: 'asc' },
  })
