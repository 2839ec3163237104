'use client'
import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { DayField } from '@/components/form/day-field'
import { TextAreaField, TextField } from '@/components/form/text-field'
import type { projects } from '@/lib/domain/projects/contract'
import type { InputOf } from '@/lib/platform/http/contract'

type Input = InputOf<typeof projects.save>

export function DetailFields() {
  const t = useTranslations('projects')
  const startDate = useWatch({ name: 'startDate' }) as string | null
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
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DayField<Input> name="startDate" label={t('startDate')} required />
          <DayField<Input>
            name="endDate"
            label={t('endDate')}
            from={startDate ?? undefined}
            required
          />
        </SimpleGrid>
        <TextAreaField<Input> name="description" label={t('details')} maxLength={4000} />
      </Stack>
    </Fieldset>
  )
}
