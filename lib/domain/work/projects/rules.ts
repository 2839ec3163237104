/**
 * โครงการและเลขที่ PR: เลขที่ PR ซ้ำกันไม่ได้ / Projects, known by their purchase requisition number.
 */

import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import { addDays, type Day } from '@/lib/platform/dates/day'
import { kept } from '@/lib/platform/contract/kept'

/** Neither blank nor what is stored for a blank one. */
export const isName = (name: string | null): name is string => Boolean(name) && name !== DRAFT_NAME

/** The name as people read it. `unnamed`: what a project without one is called in their language. */
export const shownName = (name: string, unnamed: string): string =>
  name === DRAFT_NAME ? unnamed : name

type Titled = { purchaseRequisitionNo: string | null; name: string }

/** With its PR No., where it has one. */
export const nameWithPrNo = ({ purchaseRequisitionNo, name }: Titled, unnamed: string): string =>
  [purchaseRequisitionNo, shownName(name, unnamed)].filter(Boolean).join(' ')

export const DEFAULT_DURATION_DAYS = 30

type ProjectGap = 'PurchaseRequisitionNo' | 'name' | 'employerId'

type Fields = { purchaseRequisitionNo: string | null; name: string; employerId: string | null }

/** The fields that a project lacks before work may begin on it, as named on the wire. */
export const gapsOf = ({ purchaseRequisitionNo, name, employerId }: Fields): ProjectGap[] => [
  ...(purchaseRequisitionNo ? [] : (['PurchaseRequisitionNo'] as const)),
  ...(name === DRAFT_NAME ? (['name'] as const) : []),
  ...(employerId ? [] : (['employerId'] as const)),
]

export type ProjectValues = Fields & {
  workOwnerUserId: string | null
  purchasingUserId: string | null
  startDate: Day
  endDate: Day
  description: string | null
  plannedWorkers: number | null
  status: string
  statusReason: string | null
}

const draft = { name: DRAFT_NAME, status: 'Draft', statusReason: null }

const newProject = {
  ...draft,
  purchaseRequisitionNo: null,
  employerId: null,
  workOwnerUserId: null,
  purchasingUserId: null,
  description: null,
  plannedWorkers: null,
}

type ProjectChanges = Partial<Omit<ProjectValues, 'name' | 'status' | 'statusReason'>> & {
  name?: string | null
}

/**
 * A project as a save leaves it. What is not given keeps its value, and without a name the project is a draft again. A
 * new project has to be given its first day, from which it lasts for the default duration.
 */
export function projectOf(before: ProjectValues | null, given: ProjectChanges): ProjectValues {
  const stored = before ?? newProject
  const startDate = given.startDate ?? before?.startDate
  if (!startDate) throw new Error('a new project has no first day')
  const { name, status, statusReason } = named(stored, given.name)
  return {
    purchaseRequisitionNo: kept(given.purchaseRequisitionNo, stored.purchaseRequisitionNo),
    name,
    employerId: kept(given.employerId, stored.employerId),
    workOwnerUserId: kept(given.workOwnerUserId, stored.workOwnerUserId),
    purchasingUserId: kept(given.purchasingUserId, stored.purchasingUserId),
    startDate,
    endDate: given.endDate ?? before?.endDate ?? addDays(startDate, DEFAULT_DURATION_DAYS),
    description: kept(given.description, stored.description),
    plannedWorkers: kept(given.plannedWorkers, stored.plannedWorkers),
    status,
    statusReason,
  }
}

type Named = Pick<ProjectValues, 'name' | 'status' | 'statusReason'>

function named(stored: Named, name: string | null | undefined): Named {
  if (name === undefined) return stored
  return isName(name) ? { ...stored, name } : draft
}
