import { isDeepStrictEqual } from 'node:util'
import { USUAL_DUTIES } from '@/lib/domain/eligibility/requirements/rules'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import { toUtcDate } from '@/lib/platform/dates/day'
import { NO_JSON } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import type { PermitInput } from '../contract'
import { findWorkerIds } from '@/lib/domain/people/persons/workers/queries'
import { isContractor } from '@/lib/domain/site/employers/queries'
import { isActiveArea } from '@/lib/domain/site/workspace-areas/queries'
import { storedSteps } from '@/lib/domain/work/jsa-templates/present'
import { findOfferedTemplate } from '@/lib/domain/work/jsa-templates/queries'
import { lockReferencedProject } from '@/lib/domain/work/projects/commands'

/** The stored permit, locked; null for a new one. */
type Before = {
  projectId: string | null
  contractorId: string | null
  workspaceAreaId: string | null
  workDate: Date | null
  jsaTemplateId: string | null
  workers: { personId: string; duty: string | null; dutyCodes: string[] }[]
} | null

const missing = (id: string, field: string) =>
  new Problem('record-not-found', { values: { id }, field })

/**
 * The project and the company of the permit: a newly chosen project sets the company where there is none. A Contractor
 * may only name the own company and its projects.
 */
export async function resolveCompany(context: Context, input: PermitInput, before: Before) {
  const { actor } = context
  const project = await findProject(context, input, before)
  const own = isContractorOnly(actor) ? ownEmployer(actor) : undefined
  const byProject = before?.contractorId ? undefined : project?.employerId
  const contractorId = own ?? (input.contractorId === undefined ? byProject : input.contractorId)
  if (own && input.contractorId && input.contractorId !== own)
    throw missing(input.contractorId, 'contractorId')
  if (contractorId && contractorId !== before?.contractorId)
    await requireContractor(context, contractorId)
  return { projectId: input.projectId, contractorId }
}

function ownEmployer({ employerId }: Actor): string {
  if (!employerId) throw new Problem('contractor-needs-employer')
  return employerId
}

/** The newly chosen project; null where it stays the same. */
const findProject = async (context: Context, { projectId }: PermitInput, before: Before) =>
  projectId && projectId !== before?.projectId ? lockReferencedProject(context, projectId) : null

async function requireContractor({ db }: Context, id: string): Promise<void> {
  if (!(await isContractor(db, id))) throw missing(id, 'contractorId')
}

export async function requireArea(
  { db }: Context,
  { workspaceAreaId: id }: PermitInput,
  before: Before,
): Promise<string | null | undefined> {
  if (!id || id === before?.workspaceAreaId) return id
  if (!(await isActiveArea(db, id))) throw missing(id, 'workspaceAreaId')
  return id
}

/**
 * The template and the copy of its steps. Without `steps` the template's present ones are copied. A template that may no
 * longer be chosen stays with the permits that have it, and their copies stay as they are. Steps that are sent for the
 * template which the permit has are its own copy and keep their revision, unless they are the template's present ones.
 */
export async function resolveJsa({ db }: Context, { jsa }: PermitInput, before: Before) {
  if (jsa === undefined) return {}
  if (!jsa?.templateId) {
    const { steps } = jsa ?? {}
    const isCleared = jsa === null || jsa.templateId === null
    return {
      ...(isCleared && { jsaTemplateId: null, jsaTemplateRevision: null }),
      ...((steps || jsa === null) && { jsaSteps: steps ?? NO_JSON }),
    }
  }
  const { templateId, steps } = jsa
  const template = await findOfferedTemplate(db, templateId)
  if (!template) {
    if (templateId !== before?.jsaTemplateId) throw missing(templateId, 'jsa.templateId')
    return { ...(steps && { jsaSteps: steps }) }
  }
  const isOwnCopy = templateId === before?.jsaTemplateId
  if (isOwnCopy && steps && !isDeepStrictEqual(steps, template.steps)) return { jsaSteps: steps }
  return {
    jsaTemplateId: templateId,
    jsaTemplateRevision: template.revision,
    jsaSteps: steps ?? storedSteps(template.steps),
  }
}

/** The work date that the worker rows repeat. */
export function workDayOf({ workDate: sent }: PermitInput, before: Before): Date | null {
  if (sent === undefined) return before?.workDate ?? null
  return sent ? toUtcDate(sent) : null
}

/** Undefined where the input leaves the workers as they are. */
export async function workerRows(context: Context, input: PermitInput, before: Before) {
  if (!input.workers) return undefined
  await requirePeople(context, input.workers, before)
  const workDate = workDayOf(input, before)
  const stored = new Map(before?.workers.map((worker) => [worker.personId, worker]))
  return input.workers.map(({ personId, duty, dutyCodes }, position) => ({
    personId,
    position,
    workDate,
    duty: duty === undefined ? stored.get(personId)?.duty : duty,
    dutyCodes: dutyCodes
      ? [...new Set(dutyCodes)]
      : (stored.get(personId)?.dutyCodes ?? USUAL_DUTIES),
  }))
}

/** Checks the new workers of the permit; the readiness checks the others. */
async function requirePeople(
  { db, actor }: Context,
  workers: { personId: string }[],
  before: Before,
): Promise<void> {
  const known = before?.workers.map(({ personId }) => personId) ?? []
  const added = workers.filter(({ personId }) => !known.includes(personId))
  const found = await findWorkerIds(
    db,
    added.map(({ personId }) => personId),
    isContractorOnly(actor) ? ownEmployer(actor) : undefined,
  )
  const unknown = added.find(({ personId }) => !found.includes(personId))
  if (unknown) throw missing(unknown.personId, `workers.${workers.indexOf(unknown)}.personId`)
}
