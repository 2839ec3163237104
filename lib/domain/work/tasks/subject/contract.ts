import type { Policy } from '@/lib/platform/access/policies'

export const PROJECT_REGISTRATION = 1
export const CONTRACTOR_REGISTRATION = 2
export const WORK_PERMIT_REQUEST = 3

export const taskTypeIds = [
  PROJECT_REGISTRATION,
  CONTRACTOR_REGISTRATION,
  WORK_PERMIT_REQUEST,
] as const
export type TaskTypeId = (typeof taskTypeIds)[number]

/** What a caller needs to create a task of a type. */
export const typePolicies: Record<TaskTypeId, Policy> = {
  [PROJECT_REGISTRATION]: 'project-mgmt',
  [CONTRACTOR_REGISTRATION]: 'contractor-mgmt',
  [WORK_PERMIT_REQUEST]: 'realm-basic',
}

/** What a registration has to say of its project or company, by field of `projects/save` or `employers/save`. */
export const registrationFields = ['PurchaseRequisitionNo', 'name', 'employerId', 'nameTh'] as const
export type RegistrationField = (typeof registrationFields)[number]
