'use client'
import type { FieldValues } from 'react-hook-form'
import type { Lookup } from '@/components/ui/lookup'
import { LookupSelect } from '@/components/ui/lookup-select'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props<T extends FieldValues, Row> = FieldProps<T> & {
  lookup: Lookup<Row>
  /** The chosen entry as the record names it, which spares a request for its label. */
  known?: { id: string; label: string } | null
  description?: string
  required?: boolean
  disabled?: boolean
  /** Called after the reader has chosen, for fields that depend on the choice. */
  onChoose?: (chosen: string | null, row?: Row) => void
}

/** A choice among more entries than a list can show: the server searches. */
export function LookupField<T extends FieldValues = FieldValues, Row = never>(
  props: Props<T, Row>,
) {
  const { name, required, known, onChoose, ...others } = props
  const { value, onChange, ...field } = useField(name, props.label)
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
