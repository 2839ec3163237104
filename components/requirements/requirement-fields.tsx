'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckboxField, RadioField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { MultiSelectField, SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { purposes } from '@/lib/domain/eligibility/requirements/rules'
import { RequirementConditions } from './requirement-conditions'
import { RequirementEffect } from './requirement-effect'
import { SAFETY_TRAINING, type RequirementValues } from './requirement-values'
import { useTypeOptions } from '@/components/credentials/use-type-options'

export function RequirementFields() {
  const t = useTranslations('eligibility.requirements')
  const chosen = useWatch<RequirementValues, 'anyOf'>({ name: 'anyOf' })
  const types = useTypeOptions(chosen.filter((each) => each !== SAFETY_TRAINING))
  const purpose = useWatch<RequirementValues, 'purpose'>({ name: 'purpose' })
  const safetyTraining = { value: SAFETY_TRAINING, label: t('safetyTraining') }
  return (
    <>
      <TextField name="code" label={t('code')} required maxLength={40} />
      <TextField name="nameTh" label={t('nameTh')} required maxLength={200} lang="th" />
      <TextField name="nameEn" label={t('nameEn')} required maxLength={200} lang="en" />
      <RadioField
        name="purpose"
        label={t('purpose')}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        required
      />
      <MultiSelectField
        name="anyOf"
        label={t('anyOf')}
        description={t('anyOfHint')}
        options={[safetyTraining, ...types]}
        max={5}
        required
      />
      <RequirementConditions purpose={purpose} />
      <Consequence />
      <CheckboxField name="isActive" label={t('isActive')} />
      <RequirementEffect />
    </>
  )
}

/** What happens where it is missing. The law knows no grace and no exception. */
function Consequence() {
  const t = useTranslations('eligibility.requirements')
  const basis = useWatch<RequirementValues, 'basis'>({ name: 'basis' })
  return (
    <>
      <RadioField
        name="effect"
        label={t('effect')}
        options={(['Refuse', 'Warn'] as const).map((value) => ({
          value,
          label: t(`effects.${value}`),
        }))}
      />
      <RadioField
        name="basis"
        label={t('basis')}
        options={(['SitePolicy', 'Law'] as const).map((value) => ({
          value,
          label: t(`bases.${value}`),
        }))}
      />
      {basis === 'Law' ? (
        <>
          <TextField name="lawRefTh" label={t('lawRefTh')} maxLength={500} lang="th" />
          <TextField name="lawRefEn" label={t('lawRefEn')} maxLength={500} lang="en" />
        </>
      ) : (
        <>
          <NumberField name="graceDays" label={t('graceDays')} min={0} max={30} />
          <SelectField
            name="override"
            label={t('override')}
            options={(['Never', 'One', 'Two'] as const).map((value) => ({
              value,
              label: t(`overrides.${value}`),
            }))}
            required
          />
        </>
      )}
    </>
  )
}
