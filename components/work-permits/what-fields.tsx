'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import { permitTypes } from '@/lib/domain/jsa-templates/contract'
import type { StepProps } from './permit-form'
import type { PermitValues } from './permit-form-values'
import { projectLabel } from './project-label'
import { useNames } from './use-names'

/** What is done, for which project and by whose people. */
export function WhatFields({ lookups, record }: StepProps) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const nameOf = useNames()
  const { setValue } = useFormContext<PermitValues>()
  const contractors = withCurrent(lookups?.contractors, record?.contractor)
  const follow = (projectId: string | null) => {
    const company = lookups?.projects.find(({ id }) => id === projectId)?.employerId
    if (company && contractors.some(({ id }) => id === company))
      setValue('contractorId', company, { shouldDirty: true })
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
      <SelectField<PermitValues>
        name="projectId"
        label={t('project')}
        description={t('form.projectHint')}
        options={useProjectOptions({ lookups, record })}
        onChoose={follow}
      />
      <SelectField<PermitValues>
        name="contractorId"
        label={t('contractor')}
        options={contractors.map((company) => ({ value: company.id, label: nameOf(company) }))}
      />
    </>
  )
}

/** Those that may be chosen, and the one that the permit has though it is no longer among them. */
export const withCurrent = <T extends { id: string }>(
  offered: readonly T[] = [],
  current?: T | null,
): T[] =>
  current && offered.every(({ id }) => id !== current.id) ? [...offered, current] : [...offered]

function useProjectOptions({ lookups, record }: StepProps) {
  const t = useTranslations('workPermits.form')
  const statuses = useTranslations('projects.statuses')
  const offered = lookups?.projects.map((project) => ({
    id: project.id,
    label:
      project.status === 'Active'
        ? projectLabel(project)
        : t('projectNotActive', {
            name: projectLabel(project),
            status: statuses(project.status as 'Draft'),
          }),
  }))
  const { project } = record ?? {}
  const current = project && { id: project.id, label: projectLabel(project) }
  return withCurrent(offered, current).map(({ id, label }) => ({ value: id, label }))
}
