'use client'
import { DayRangeInput } from '@/components/form/day-range-input'
import { daysOf, rangeChange, type RangeFilterProps } from './filter'
import { useDayChoices } from './use-day-choices'
import { useQueryState } from './use-list'

/** `defaultDay` is the first day while the address names none; clearing it writes `cleared` into the address. */
export function DayRangeFilter({ query, onChange, ...filter }: RangeFilterProps) {
  const { address } = useQueryState()
  const shown = daysOf(filter, query)
  return (
    <DayRangeInput
      {...useDayChoices(filter, onChange)}
      aria-label={filter.label}
      fromLabel={filter.fromLabel}
      toLabel={filter.toLabel}
      value={shown}
      onChange={(days) => onChange(rangeChange(filter, address, shown, days))}
    />
  )
}
