'use client'
import { Fieldset, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DayRangeField } from '@/components/form/day-range-field'
import { NumberField } from '@/components/form/number-field'
import { TextAreaField, TextField } from '@/components/form/text-field'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof projects.save>

export function DetailFields() {
  const t = useTranslations('projects')
  return (
    <Fieldset legend={t('detailsLegend')}>
      <Stack gap="sm">
        <TextField<Input>
          name="PurchaseRequisitionNo"
          label={t('prNo')}
          maxLength={50}
          autoComplete="off"
        />
        <TextField<Input>
          name="name"
          label={t('name')}
          description={t('nameHint')}
          maxLength={300}
          autoComplete="off"
        />
        <DayRangeField<Input>
          from="startDate"
          to="endDate"
          label={t('days')}
          fromLabel={t('startDate')}
          toLabel={t('endDate')}
          required
        />
        <NumberField<Input>
          name="plannedWorkers"
          label={t('plannedWorkers')}
          description={t('plannedWorkersHint')}
          min={1}
          max={10_000}
        />
        <TextAreaField<Input> name="description" label={t('details')} maxLength={4000} />
      </Stack>
    </Fieldset>
  )
}
