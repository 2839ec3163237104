'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { LookupField } from '@/components/form/lookup-field'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import type { PermitProject } from '@/lib/domain/work/work-permits/lookups/contract'
import type { StepProps } from './step-props'
import type { PermitValues } from './permit-form-values'
import { useProjectLabel } from './use-project-label'
import { useProjectLookup } from './use-project-lookup'

export function WhatFields({ record }: StepProps) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const employerName = useEmployerName()
  const projectLabel = useProjectLabel()
  const { setValue } = useFormContext<PermitValues>()
  const { project, contractor } = record ?? {}
  const follow = (_: string | null, chosen?: PermitProject) => {
    if (chosen?.contractorId) setValue('contractorId', chosen.contractorId, { shouldDirty: true })
  }
  return (
    <>
      <SelectField<PermitValues>
        name="typeCode"
        label={t('type')}
        required
        options={permitTypes.map((value) => ({ value, label: types(value) }))}
      />
      <TextAreaField<PermitValues>
        name="description"
        label={t('descriptionOfWork')}
        description={t('form.descriptionHint')}
        maxLength={2000}
      />
      <LookupField<PermitValues, PermitProject>
        name="projectId"
        label={t('project')}
        description={t('form.projectHint')}
        lookup={useProjectLookup()}
        known={project && { id: project.id, label: projectLabel(project) }}
        onChoose={follow}
      />
      <LookupField<PermitValues>
        name="contractorId"
        label={t('contractor')}
        lookup={useEmployerLookup({ kind: 'Contractor', status: 'Active' })}
        known={contractor && { id: contractor.id, label: employerName(contractor) }}
      />
    </>
  )
}
