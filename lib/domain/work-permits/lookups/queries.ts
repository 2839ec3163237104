import { isContractorOnly, type Actor } from '@/lib/platform/auth/actor'
import type { Db } from '@/lib/platform/db/client'
import { ppeCodes } from '../rules'
import type { PermitTemplate } from '../contract'
import { presentWorker, workerSelect } from '../present'

type Wish = { projectId?: string | null; contractorId?: string | null }
type Lists = PermitTemplate['lookups']

/** What a permit may choose from, and the company that follows from the caller or the project. */
export async function readLookups(
  db: Db,
  actor: Actor,
  wish: Wish,
): Promise<{ contractorId: string | null; lists: Lists }> {
  const own = isContractorOnly(actor) ? actor.employerId : null
  const projects = await readProjects(db, actor)
  const ofProject = projects.find(({ id }) => id === wish.projectId)?.employerId ?? null
  const contractorId = own ?? wish.contractorId ?? ofProject
  const named = { id: true, nameTh: true, nameEn: true } as const
  return {
    contractorId,
    lists: {
      projects,
      contractors: await db.employer.findMany({
        where: { kind: 'Contractor', status: 'Active', ...(own && { id: own }) },
        select: named,
        orderBy: { nameTh: 'asc' },
      }),
      workspaceAreas: await db.workspaceArea.findMany({
        where: { isActive: true },
        select: { ...named, code: true },
        orderBy: { code: 'asc' },
      }),
      workers: contractorId ? await readWorkers(db, contractorId) : [],
      ppe: [...ppeCodes],
    },
  }
}

/** Those at work or about to be; to a Contractor, those of the own company. */
async function readProjects(db: Db, actor: Actor): Promise<Lists['projects']> {
  const rows = await db.project.findMany({
    where: {
      status: { in: ['Draft', 'Active', 'OnHold'] },
      ...(isContractorOnly(actor) && {
        employerId: { in: [actor.employerId ?? ''].filter(Boolean) },
      }),
    },
    select: {
      id: true,
      purchaseRequisitionNo: true,
      name: true,
      status: true,
      employerId: true,
      workspaceAreas: { select: { workspaceAreaId: true } },
    },
    orderBy: [{ purchaseRequisitionNo: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
  })
  return rows.map(({ purchaseRequisitionNo, workspaceAreas, ...project }) => ({
    ...project,
    PurchaseRequisitionNo: purchaseRequisitionNo,
    workspaceAreaIds: workspaceAreas.map(({ workspaceAreaId }) => workspaceAreaId),
  }))
}

const readWorkers = async (db: Db, employerId: string): Promise<Lists['workers']> => {
  const people = await db.person.findMany({
    where: { employerId, removedAt: null },
    select: workerSelect,
    orderBy: [{ firstNameTh: 'asc' }, { lastNameTh: 'asc' }],
  })
  return people.map(presentWorker)
}
