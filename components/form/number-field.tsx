'use client'
import { TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props<T extends FieldValues> = FieldProps<T> & {
  description?: string
  required?: boolean
  disabled?: boolean
  min?: number
  max?: number
  /** The unit, shown after the number. */
  unit?: string
}

/** A whole number; undefined while the field is empty. */
export function NumberField<T extends FieldValues = FieldValues>({
  name,
  unit,
  ...props
}: Props<T>) {
  const { value, onChange, ...field } = useField(name, props.label)
  return (
    <TextInput
      {...props}
      {...field}
      type="number"
      inputMode="numeric"
      step={1}
      value={(value as number | null | undefined) ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
      // A wheel that scrolls the page must not change the number under the pointer.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      rightSection={unit}
      rightSectionWidth={unit ? '4.5rem' : undefined}
      rightSectionPointerEvents="none"
    />
  )
}
