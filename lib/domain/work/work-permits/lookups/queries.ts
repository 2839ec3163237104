import { searchWorkers } from '@/lib/domain/people/persons/workers/queries'
import {
  searchOfferedProjects,
  type OfferedProject,
} from '@/lib/domain/work/projects/offered/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { permitLookups, PermitProject } from './contract'
import { presentWorker } from './present'

const ownCompanyOf = ({ employerId }: Actor): string[] => (employerId ? [employerId] : [])

export async function searchPermitProjects(
  { db, actor }: Context,
  input: CheckedInputOf<typeof permitLookups.searchProjects>,
): Promise<OutputOf<typeof permitLookups.searchProjects>> {
  const { projects, total } = await searchOfferedProjects(db, actor, input)
  return { rows: projects.map(presentProject), total }
}

const presentProject = ({
  purchaseRequisitionNo,
  employer,
  workspaceAreas,
  ...project
}: OfferedProject): PermitProject => ({
  ...project,
  PurchaseRequisitionNo: purchaseRequisitionNo,
  contractorId:
    employer?.kind === 'Contractor' && employer.status === 'Active' ? employer.id : null,
  workspaceAreaIds: workspaceAreas.map(({ workspaceAreaId }) => workspaceAreaId),
})

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
  const requested = contractorId ? [contractorId] : []
  const companies = isContractorOnly(actor) ? ownCompanyOf(actor) : requested
  const filters = { employerIds: companies, keyword, ids, exceptIds, ...page }
  const { workers, total } = await searchWorkers(db, filters)
  return { rows: workers.map((worker) => presentWorker(actor, worker)), total }
}
