'use client'
import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { NumberField } from '@/components/form/number-field'
import type { FieldProps } from '@/components/form/text-field'
import { capacityPresets, MAX_CAPACITY } from '@/lib/domain/training/training-plans/contract'

type Props<T extends FieldValues> = FieldProps<T> & {
  /** Label of a capacity of 0; without it 0 cannot be chosen. */
  noneLabel?: string
  required?: boolean
}

/** A number of seats, with buttons for the usual ones. */
export function CapacityField<T extends FieldValues = FieldValues>({
  name,
  label,
  noneLabel,
  required,
}: Props<T>) {
  const t = useTranslations('training')
  const { setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const value: unknown = useWatch({ name })
  const presets = [...(noneLabel ? [0] : []), ...capacityPresets]
  const choose = (seats: number) =>
    setValue(name as string, seats, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <Stack gap={6}>
      <NumberField<T>
        name={name}
        label={label}
        min={noneLabel ? 0 : 1}
        max={MAX_CAPACITY}
        unit={t('seats')}
        required={required}
      />
      <Group gap={6} role="group" aria-label={`${label}: ${t('presets')}`}>
        {presets.map((seats) => (
          <Button
            key={seats}
            size="xs"
            px="sm"
            variant={value === seats ? 'filled' : 'default'}
            aria-pressed={value === seats}
            onClick={() => choose(seats)}
          >
            {seats === 0 ? noneLabel : seats}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
