import type { PersonVerdict } from '@/lib/domain/eligibility/eligibility/contract'
import { presentVerdict } from '@/lib/domain/eligibility/eligibility/present'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import { USUAL_DUTIES } from '@/lib/domain/eligibility/requirements/rules'
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

type WorkersInput = CheckedInputOf<typeof permitLookups.searchWorkers>

export async function searchPermitWorkers(
  context: Context,
  { keyword, contractorId, ids, exceptIds = [], case: work, ...page }: WorkersInput,
): Promise<OutputOf<typeof permitLookups.searchWorkers>> {
  const { db, actor } = context
  const requested = contractorId ? [contractorId] : []
  const companies = isContractorOnly(actor) ? ownCompanyOf(actor) : requested
  const filters = { employerIds: companies, keyword, ids, exceptIds, ...page }
  const { workers, total } = await searchWorkers(db, filters)
  const verdicts = work ? await readCandidates(context, workers, { contractorId, ...work }) : []
  const rows = workers.map((worker) => ({
    ...presentWorker(actor, worker),
    verdict: verdicts.find(({ personId }) => personId === worker.id) ?? null,
  }))
  return { rows, total }
}

type Work = NonNullable<WorkersInput['case']> & { contractorId?: string }

async function readCandidates(
  context: Context,
  people: readonly { id: string }[],
  { dutyCodes, startTime, endTime, ...work }: Work,
): Promise<PersonVerdict[]> {
  const asked = {
    ...work,
    purpose: 'Work',
    at: context.now,
    hours: work.day && startTime && endTime ? { startTime, endTime } : null,
  } as const
  const judged = people.map(({ id }) => ({ id, dutyCodes: dutyCodes ?? USUAL_DUTIES }))
  const verdicts = await readVerdicts(context.sql, judged, asked)
  return verdicts.map((verdict) => presentVerdict(context, verdict))
}
