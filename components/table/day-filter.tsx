'use client'
import { DayInput } from '@/components/form/day-input'
import { isDay } from '@/lib/platform/dates/day'
import type { DayFilterProps } from './filters'

/** A day to begin or end with. What is usual stands there when nothing was chosen, and is not cleared. */
export function DayFilter({ label, value, usual, onChange }: DayFilterProps) {
  return (
    <DayInput
      aria-label={label}
      prefix={label}
      required={usual !== undefined}
      value={isDay(value) ? value : (usual ?? null)}
      onChange={(day) => onChange(day === usual ? '' : (day ?? ''))}
    />
  )
}
