import type { DutyCode } from '@/lib/domain/eligibility/requirements/rules'
import type { PermitRecord, workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitTemplate } from '@/lib/domain/work/work-permits/lookups/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export type PermitValues = {
  id?: string
  rowVersion?: number
  projectId: string | null
  contractorId: string | null
  typeCode: PermitRecord['typeCode']
  workspaceAreaId: string | null
  workDate: string | null
  startTime: string
  endTime: string
  description: string
  workers: { personId: string; duty: string; dutyCodes: DutyCode[] }[]
  jsaTemplateId: string | null
  /** Revision of the template at the time it was chosen. */
  jsaRevision: number | null
  ppe: string[]
}

export const valuesOfPermit = (permit: PermitRecord): PermitValues => ({
  id: permit.id,
  rowVersion: permit.rowVersion,
  projectId: permit.projectId,
  contractorId: permit.contractorId,
  typeCode: permit.typeCode,
  workspaceAreaId: permit.workspaceAreaId,
  workDate: permit.workDate,
  startTime: permit.startTime ?? '',
  endTime: permit.endTime ?? '',
  description: permit.description ?? '',
  workers: permit.workers.map(({ personId, duty, dutyCodes }) => ({
    personId,
    duty: duty ?? '',
    dutyCodes,
  })),
  jsaTemplateId: permit.jsa.templateId,
  jsaRevision: permit.jsa.templateRevision,
  ppe: permit.ppe,
})

export const valuesOfTemplate = (template: PermitTemplate): PermitValues => ({
  projectId: template.projectId,
  contractorId: template.contractorId,
  typeCode: template.typeCode,
  workspaceAreaId: null,
  workDate: template.workDate,
  startTime: template.startTime,
  endTime: template.endTime,
  description: '',
  workers: [],
  jsaTemplateId: null,
  jsaRevision: null,
  ppe: template.ppe,
})

/** Sends `jsa` only when another template or revision was chosen, as it replaces the copied steps. */
export function inputOfValues(
  { jsaTemplateId, jsaRevision, ...values }: PermitValues,
  former?: PermitRecord['jsa'],
): InputOf<typeof workPermits.save> {
  const isSame =
    jsaTemplateId === (former?.templateId ?? null) &&
    jsaRevision === (former?.templateRevision ?? null)
  return {
    ...values,
    startTime: values.startTime || null,
    endTime: values.endTime || null,
    ...(!isSame && { jsa: jsaTemplateId ? { templateId: jsaTemplateId } : null }),
  }
}
