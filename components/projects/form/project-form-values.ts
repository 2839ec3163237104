import type { ProjectRecord, ProjectTemplate } from '@/lib/domain/work/projects/contract'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'

/** A draft's generated name is not shown as if somebody had chosen it. */
export const valuesOfProject = ({ name, ...record }: ProjectRecord) => ({
  ...record,
  name: name === DRAFT_NAME ? '' : name,
  PurchaseRequisitionNo: record.PurchaseRequisitionNo ?? '',
  description: record.description ?? '',
  plannedWorkers: record.plannedWorkers ?? undefined,
})

export const valuesOfTemplate = (
  { lookups: _lookups, status: _status, ...template }: ProjectTemplate,
  prNo = '',
) => ({
  ...template,
  PurchaseRequisitionNo: prNo,
  description: '',
  plannedWorkers: undefined,
})
