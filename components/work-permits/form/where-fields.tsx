'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { withCurrent } from '@/components/form/with-current'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { StepProps } from './step-props'
import type { PermitValues } from './permit-form-values'
import { useNames } from '@/components/work-permits/use-names'

/** Lists the areas of the project first. */
export function WhereFields({ lookups, record }: StepProps) {
  const t = useTranslations('workPermits')
  const nameOf = useNames()
  const projectId = useWatch<PermitValues, 'projectId'>({ name: 'projectId' })
  const ofProject = useApi(
    workPermits.searchProjects,
    { ids: [projectId ?? ''], page: 1, pageSize: 1 },
    { enabled: projectId !== null },
  ).data?.rows[0]
  const own = ofProject?.workspaceAreaIds ?? []
  const current = record?.workspaceArea ? [record.workspaceArea] : []
  const areas = withCurrent(lookups?.workspaceAreas ?? [], current).map((area) => ({
    value: area.id,
    label: `${area.code} · ${nameOf(area)}`,
  }))
  const isOwn = ({ value }: { value: string }) => own.includes(value)
  const groups = [
    { group: t('form.projectAreas'), items: areas.filter(isOwn) },
    { group: t('form.otherAreas'), items: areas.filter((area) => !isOwn(area)) },
  ].filter(({ items }) => items.length > 0)
  return (
    <SelectField<PermitValues>
      name="workspaceAreaId"
      label={t('area')}
      options={groups.length > 1 ? groups : areas}
    />
  )
}
