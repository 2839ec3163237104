'use client'
import type { FieldValues } from 'react-hook-form'
import type { Day } from '@/lib/platform/dates/day'
import { DayInput } from './day-input'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props = { description?: string; required?: boolean; disabled?: boolean; from?: Day; to?: Day }

/** A day as `YYYY-MM-DD`, or null. */
export function DayField<T extends FieldValues = FieldValues>({
  name,
  ...props
}: FieldProps<T> & Props) {
  const { value, name: _, ...field } = useField(name, props.label)
  return <DayInput {...props} {...field} value={(value as Day | null) || null} />
}
