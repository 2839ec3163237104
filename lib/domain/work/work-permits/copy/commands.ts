import { workerDutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import { findWorkerIds } from '@/lib/domain/people/persons/workers/queries'
import { isContractor } from '@/lib/domain/site/employers/queries'
import { isActiveArea } from '@/lib/domain/site/workspace-areas/queries'
import { storedSteps } from '@/lib/domain/work/jsa-templates/present'
import { findOfferedTemplate } from '@/lib/domain/work/jsa-templates/queries'
import { findOfferedProject } from '@/lib/domain/work/projects/offered/queries'
import type { CheckedInputOf, Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import type { PermitInput, workPermits } from '../contract'
import { savePermit } from '../draft/commands'
import { visibleTo } from '../queries'

type Source = Awaited<ReturnType<typeof readSource>>

/** A new draft without a day; what may not be chosen any more is left out, for readiness to name. */
export async function copyPermit(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.copy>,
): Promise<Result> {
  const { db, actor } = context
  const source = await readSource(context, id)
  const { contractorId, workspaceAreaId: areaId } = source
  const project = await findOfferedProject(db, actor, source.projectId)
  return savePermit(context, {
    projectId: project?.id ?? null,
    contractorId: contractorId && (await isContractor(db, contractorId)) ? contractorId : null,
    workspaceAreaId: areaId && (await isActiveArea(db, areaId)) ? areaId : null,
    typeCode: source.typeCode,
    startTime: source.startTime,
    endTime: source.endTime,
    description: source.description,
    ppe: source.ppe,
    workers: await crewOf(context, source),
    jsa: await jsaOf(context, source),
  })
}

async function readSource({ db, actor }: Context, id: string) {
  const source = await db.workPermit.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    include: { workers: { orderBy: { position: 'asc' } } },
  })
  if (!source) throw new Problem('record-not-found', { values: { id } })
  return source
}

/** Those who still belong to the company, with their duties. */
async function crewOf({ db }: Context, { contractorId, workers }: Source) {
  const ids = workers.map(({ personId }) => personId)
  const present = await findWorkerIds(db, ids, contractorId ?? undefined)
  return workers
    .filter(({ personId }) => present.includes(personId))
    .map(({ personId, duty, dutyCodes }) => ({
      personId,
      duty,
      dutyCodes: workerDutiesOf(dutyCodes),
    }))
}

/** The template as it is now; steps of no template as they were. */
async function jsaOf(
  { db }: Context,
  { jsaTemplateId: templateId, jsaSteps }: Source,
): Promise<PermitInput['jsa']> {
  if (templateId) return (await findOfferedTemplate(db, templateId)) ? { templateId } : undefined
  return jsaSteps ? { templateId: null, steps: storedSteps(jsaSteps) } : undefined
}
