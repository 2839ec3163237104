import * as z from 'zod'
import type { Role } from '@/lib/platform/access/policies'
import { projectRecord, type ProjectRecord } from './contract'
import { nextStatuses, projectStatuses } from './workflow'

export const projectDetailRow = z.object({
  id: z.guid(),
  purchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  employerId: z.guid().nullable(),
  workOwnerUserId: z.guid().nullable(),
  purchasingUserId: z.guid().nullable(),
  status: z.enum(projectStatuses),
  statusReason: z.string().nullable(),
  description: z.string().nullable(),
  plannedWorkers: z.int().nullable(),
  rowVersion: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  employer: projectRecord.shape.employer,
  staff: projectRecord.shape.staff,
  workspaceAreaIds: z.array(z.guid()),
  documentTemplateIds: z.array(z.guid()),
  tasks: projectRecord.shape.tasks,
  permitCount: z.int(),
})
type ProjectDetailRow = z.output<typeof projectDetailRow>

export function presentProject({
  purchaseRequisitionNo,
  permitCount,
  ...row
}: ProjectDetailRow): ProjectRecord {
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
