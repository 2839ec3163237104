import type { Role } from '@/lib/platform/access/policies'
import type { ProjectRecord } from './contract'
import { nextStatuses, type ProjectStatus } from './workflow'

/** A project as the one query of `getProject` reads it. */
export type ProjectRowOfGet = {
  id: string
  purchaseRequisitionNo: string | null
  name: string
  employerId: string | null
  workOwnerUserId: string | null
  purchasingUserId: string | null
  status: ProjectStatus
  statusReason: string | null
  description: string | null
  rowVersion: number
  startDate: string
  endDate: string
  employer: ProjectRecord['employer']
  staff: ProjectRecord['staff']
  workspaceAreaIds: string[]
  documentTemplateIds: string[]
  tasks: ProjectRecord['tasks']
  permitCount: number
}

export function presentProject({
  purchaseRequisitionNo,
  permitCount,
  ...row
}: ProjectRowOfGet): ProjectRecord {
  const idsOf = (role: Role) => row.staff.filter((user) => user.role === role).map(({ id }) => id)
  return {
    ...row,
    PurchaseRequisitionNo: purchaseRequisitionNo,
    safetyOfficerUserIds: idsOf('SafetyOfficer'),
    workspaceOwnerUserIds: idsOf('WorkspaceOwner'),
    contractorUserIds: idsOf('Contractor'),
    can: {
      remove: row.tasks.length === 0 && permitCount === 0,
      changeStatus: nextStatuses(row.status),
    },
  }
}
