'use client'
import type { FieldValues, Path } from 'react-hook-form'
import type { Day } from '@/lib/platform/dates/day'
import { DayRangeInput } from './day-range-input'
import { useField } from './form-context'

type Props<T extends FieldValues> = {
  from: Path<T>
  to: Path<T>
  label: string
  fromLabel: string
  toLabel: string
  required?: boolean
  isOpenEnded?: boolean
}

/** Two days of a form, `YYYY-MM-DD` or null, as one control. */
export function DayRangeField<T extends FieldValues = FieldValues>({
  from,
  to,
  ...props
}: Props<T>) {
  const [first, last] = [useField(from, props.fromLabel), useField(to, props.toLabel)]
  return (
    <DayRangeInput
      {...props}
      fromRef={first.ref}
      toRef={last.ref}
      error={first.error ?? last.error}
      value={[(first.value as Day | null) || null, (last.value as Day | null) || null]}
      onChange={([begin, end]) => {
        if (begin !== first.value) first.onChange(begin)
        if (end !== last.value) last.onChange(end)
      }}
      onBlur={() => {
        first.onBlur()
        last.onBlur()
      }}
    />
  )
}
