'use client'
import { DayRangeInput } from '@/components/form/day-range-input'
import { daysOf, type RangeFilterProps } from './filter'

/** `defaultDay` is the first day while the address names none; clearing it writes `cleared` into the address. */
export function DayRangeFilter({ query, onChange, ...filter }: RangeFilterProps) {
  const { name, toName, label, defaultDay, cleared = '' } = filter
  const [from, to] = daysOf(filter, query)
  return (
    <DayRangeInput
      aria-label={label}
      fromLabel={filter.fromLabel}
      toLabel={filter.toLabel}
      value={[from, to]}
      onChange={([first, last]) => {
        const isDefault = first === defaultDay && !query.get(name)
        onChange({
          [name]: isDefault ? '' : (first ?? (from ? cleared : (query.get(name) ?? ''))),
          [toName]: last ?? '',
          page: undefined,
        })
      }}
    />
  )
}
