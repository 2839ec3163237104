'use client'
import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useTypeOptions } from '@/components/credentials/use-type-options'
import { RadioField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { DayRangeField } from '@/components/form/day-range-field'
import { NumberField } from '@/components/form/number-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { CapacityField } from '@/components/training/capacity-field'
import { recurrenceTypes, type trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import type { InputOf } from '@/lib/platform/contract/contract'
import { WeekdaysField } from '@/components/form/weekdays-field'

type Input = InputOf<typeof trainingPlans.save>

export function CourseFields() {
  const t = useTranslations('trainingPlans')
  return (
    <Fieldset legend={t('courseLegend')}>
      <Stack gap="sm">
        <TextField<Input> name="nickname" label={t('nickname')} required maxLength={200} />
        <TextField<Input> name="name" label={t('name')} required maxLength={200} lang="en" />
        <TextField<Input> name="location" label={t('location')} required maxLength={200} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField<Input> name="trainerName" label={t('trainer')} maxLength={200} />
          <NumberField<Input>
            name="validityMonths"
            label={t('validity')}
            min={1}
            max={120}
            unit={t('months')}
            required
          />
        </SimpleGrid>
        <ResultField />
      </Stack>
    </Fieldset>
  )
}

/** The safety training, or a certificate of this type. */
function ResultField() {
  const t = useTranslations('trainingPlans')
  const chosen = useWatch<Input, 'credentialTypeId'>({ name: 'credentialTypeId' })
  const options = useTypeOptions(chosen ? [chosen] : [], { subject: 'Person' })
  return (
    <SelectField<Input>
      name="credentialTypeId"
      label={t('result')}
      description={t('resultHint')}
      options={options}
      placeholder={t('resultTraining')}
    />
  )
}

export function WhenFields() {
  const t = useTranslations('trainingPlans')
  const recurrenceType: unknown = useWatch({ name: 'recurrenceType' })
  const isOnce = recurrenceType === 'None'
  return (
    <Fieldset legend={t('whenLegend')}>
      <Stack gap="sm">
        <RadioField<string, Input>
          name="recurrenceType"
          label={t('recurrence')}
          options={recurrenceTypes.map((value) => ({ value, label: t(`recurrences.${value}`) }))}
          required
        />
        {recurrenceType === 'Weekly' && <WeekdaysField name="weekdays" label={t('weekdays')} />}
        {isOnce ? (
          <DayField<Input> name="startDate" label={t('onDate')} required />
        ) : (
          <DayRangeField<Input>
            from="startDate"
            to="endDate"
            label={t('days')}
            fromLabel={t('startDate')}
            toLabel={t('endDate')}
            required
            isOpenEnded
          />
        )}
      </Stack>
    </Fieldset>
  )
}

const halves = [
  { period: 'Morning', name: 'morningCapacity' },
  { period: 'Afternoon', name: 'afternoonCapacity' },
] as const

export function SeatFields() {
  const t = useTranslations()
  return (
    <Fieldset legend={t('trainingPlans.seatsLegend')}>
      <Stack gap="md">
        {halves.map(({ period, name }) => (
          <CapacityField<Input>
            key={name}
            name={name}
            label={t('trainingPlans.halfDay', {
              period: t(`training.periods.${period}`),
              from: defaultTimes[period].startTime,
              to: defaultTimes[period].endTime,
            })}
            noneLabel={t('trainingPlans.noSession')}
            required
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
