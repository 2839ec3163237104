'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { LookupListField } from '@/components/form/lookup-list-field'
import { MultiSelectField } from '@/components/form/select-field'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { lookupIn } from '@/components/ui/lookup'
import {
  judgedDuties,
  knowsCondition,
  type Conditions,
  type Purpose,
} from '@/lib/domain/eligibility/requirements/rules'
import { employerKinds } from '@/lib/domain/site/employers/contract'
import {
  workspaceAreas,
  type WorkspaceAreaRecord,
} from '@/lib/domain/site/workspace-areas/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'
import { offeredOptions } from '@/components/form/offered-options'
import type { RequirementValues } from './requirement-values'

const MOST_CHOSEN = 200

/** Whom and which work the requirement concerns; a field left empty means any. */
export function RequirementConditions({ purpose }: { purpose: Purpose }) {
  const has = (name: keyof Conditions) => knowsCondition(purpose, name)
  return (
    <>
      {has('typeCodes') && <WorkConditions />}
      {has('projectIds') && <ProjectCondition />}
      {has('scheduleIds') && <PlanCondition />}
      {has('workspaceAreaIds') && <AreaCondition />}
      <CompanyConditions />
    </>
  )
}

function WorkConditions() {
  const t = useTranslations('eligibility')
  const types = useTranslations('jsaTemplates.types')
  return (
    <>
      <MultiSelectField
        name="typeCodes"
        label={t('requirements.typeCodes')}
        description={t('requirements.anyHint')}
        options={permitTypes.map((value) => ({ value, label: types(value) }))}
      />
      <MultiSelectField
        name="dutyCodes"
        label={t('requirements.dutyCodes')}
        description={t('requirements.anyHint')}
        options={judgedDuties.map((value) => ({ value, label: t(`duties.${value}`) }))}
      />
    </>
  )
}

function ProjectCondition() {
  const t = useTranslations('eligibility.requirements')
  const lookup = lookupIn(workPermits.searchProjects, ({ PurchaseRequisitionNo, name }) =>
    [PurchaseRequisitionNo, name].filter(Boolean).join(' · '),
  )
  return (
    <LookupListField
      name="projectIds"
      label={t('projectIds')}
      description={t('anyHint')}
      lookup={lookup}
      max={MOST_CHOSEN}
    />
  )
}

function PlanCondition() {
  const t = useTranslations('eligibility.requirements')
  const chosen = useWatch<RequirementValues, 'scheduleIds'>({ name: 'scheduleIds' })
  const { data } = useApi(trainingPlans.search, {})
  return (
    <MultiSelectField
      name="scheduleIds"
      label={t('scheduleIds')}
      description={t('anyHint')}
      options={offeredOptions(data?.rows, chosen, ({ name }) => name)}
    />
  )
}

function AreaCondition() {
  const t = useTranslations('eligibility.requirements')
  const locale = useLocale()
  const chosen = useWatch<RequirementValues, 'workspaceAreaIds'>({ name: 'workspaceAreaIds' })
  const { data } = useApi(workspaceAreas.search, {})
  const labelOf = (area: WorkspaceAreaRecord) => `${area.code} · ${nameIn(locale, area)}`
  return (
    <MultiSelectField
      name="workspaceAreaIds"
      label={t('workspaceAreaIds')}
      description={t('anyHint')}
      options={offeredOptions(data?.rows, chosen, labelOf)}
    />
  )
}

function CompanyConditions() {
  const t = useTranslations('eligibility.requirements')
  return (
    <>
      <MultiSelectField
        name="employerKinds"
        label={t('employerKinds')}
        description={t('anyHint')}
        options={employerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <LookupListField
        name="employerIds"
        label={t('employerIds')}
        description={t('anyHint')}
        lookup={useEmployerLookup()}
        max={MOST_CHOSEN}
      />
    </>
  )
}
