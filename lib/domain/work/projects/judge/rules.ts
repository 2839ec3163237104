/**
 * โครงการ: ข้อมูลที่บันทึกได้ จากแบบฟอร์มหรือจากไฟล์ / Projects: what may be saved of them, from a form or from a file.
 */
import type { Actor } from '@/lib/platform/access/actor'
import { linkFor } from '@/lib/platform/access/record-pages'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { projects } from '../contract'
import { isName, projectOf, type ProjectValues } from '../rules'
import type { ProjectReferences } from '../staff/rules'
import { requireReferences, type KnownReferences } from './references/rules'

export type ProjectSave = CheckedInputOf<typeof projects.save>

export type StoredProject = ProjectValues &
  ProjectReferences & {
    id: string
    rowVersion: number
  }

/** What a save makes of a project. */
export type ProjectChange = {
  before: StoredProject | null
  project: ProjectValues
  save: ProjectSave
}

/** The project that has a PR No. */
export type PrNoHolder = { id: string; name: string }

/** What is stored that saves depend on. */
export type Facts = {
  projects: Map<string, StoredProject>
  /** By PR No., as saves have it. */
  prNoHolders: Map<string, PrNoHolder[]>
  /** The number of open permits, by project. */
  openPermits: Map<string, number>
  references: KnownReferences
}

/** What a save changes, or why it is refused, as a `Problem` that is thrown. */
export function judgeProject(actor: Actor, save: ProjectSave, facts: Facts): ProjectChange {
  const { id, rowVersion, PurchaseRequisitionNo: purchaseRequisitionNo, ...given } = save
  const employerId = companyOf(save)
  requireFreePrNo(actor, save, facts.prNoHolders)
  const before = id === undefined ? null : (facts.projects.get(id) ?? null)
  if (id !== undefined && !before) throw new Problem('project-not-found', { values: { id } })
  if (before && rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw new Problem('stale-record')
  requireReferences(before, { ...given, employerId }, facts.references)
  const count = before && becomesDraft(save) && facts.openPermits.get(before.id)
  if (count) throw new Problem('open-permits', { values: { count } })
  const project = projectOf(before, { ...given, purchaseRequisitionNo })
  if (project.endDate < project.startDate)
    throw new Problem('end-before-start', { field: 'endDate' })
  requireKeptPrNo(before, project)
  return { before, project, save }
}

/** Throws `employer-missing`: a save names the company in any case. Source: docs/interface.md#projects. */
export function companyOf({ employerId }: ProjectSave): string {
  if (!employerId) throw new Problem('employer-missing', { field: 'employerId' })
  return employerId
}

/** A name that is blank, or the one that stands for it, makes a project a draft again. */
export const becomesDraft = ({ name }: ProjectSave): boolean => name !== undefined && !isName(name)

/** What becoming Active demanded stays: the company is in every save, and without a name a project is a draft. */
function requireKeptPrNo(
  before: StoredProject | null,
  { purchaseRequisitionNo, status }: ProjectValues,
): void {
  if (!before?.purchaseRequisitionNo || purchaseRequisitionNo) return
  if (status === 'Draft' || status === 'Cancelled') return
  throw new Problem('project-incomplete', { fields: ['PurchaseRequisitionNo'] })
}

/** Case does not count. The unique index decides a race. */
export function requireFreePrNo(
  actor: Actor,
  { id, PurchaseRequisitionNo: prNo }: ProjectSave,
  prNoHolders: Facts['prNoHolders'],
): void {
  const holder = prNo && prNoHolders.get(prNo)?.find((project) => project.id !== id)
  if (!holder) return
  const name = `${prNo} ${holder.name}`
  throw new Problem('pr-no-in-use', {
    field: 'PurchaseRequisitionNo',
    holder: linkFor(actor, { type: 'project', key: holder.id, name }),
  })
}
