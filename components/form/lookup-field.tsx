'use client'
import type { FieldValues } from 'react-hook-form'
import type { Lookup } from '@/components/ui/lookup'
import { LookupSelect } from '@/components/ui/lookup-select'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props<T extends FieldValues, Row> = FieldProps<T> & {
  lookup: Lookup<Row>
  /** What is chosen and called so in the record as it was read. */
  known?: { id: string; label: string } | null
  description?: string
  required?: boolean
  disabled?: boolean
  /** After another choice was made by hand: what else depends on it. */
  onChoose?: (chosen: string | null, row?: Row) => void
}

/** One choice among more than a list holds. */
export function LookupField<T extends FieldValues = FieldValues, Row = never>(
  props: Props<T, Row>,
) {
  const { name, required, known, onChoose, ...others } = props
  const { value, onChange, ...field } = useField(name)
  const chosen = (value as string | null) || null
  return (
    <LookupSelect
      {...others}
      {...field}
      required={required}
      clearable={!required}
      value={chosen}
      knownLabel={known?.id === chosen ? known?.label : undefined}
      onChange={(next, row) => {
        onChange(next)
        onChoose?.(next, row)
      }}
    />
  )
}
