'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import type { StepProps } from './permit-form'
import type { PermitValues } from './permit-form-values'
import { useNames } from './use-names'
import { withCurrent } from './what-fields'

/** Where the work is: the areas of the project first. */
export function WhereFields({ lookups, record }: StepProps) {
  const t = useTranslations('workPermits')
  const nameOf = useNames()
  const projectId = useWatch<PermitValues>({ name: 'projectId' })
  const own = lookups?.projects.find(({ id }) => id === projectId)?.workspaceAreaIds ?? []
  const areas = withCurrent(lookups?.workspaceAreas, record?.workspaceArea).map((area) => ({
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
