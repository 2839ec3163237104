'use client'
import { LookupSelect } from '@/components/ui/lookup-select'
import type { LookupFilterProps } from './filter'

export const LookupFilter = ({ label, lookup, value, onChange }: LookupFilterProps) => (
  <LookupSelect
    aria-label={label}
    placeholder={label}
    lookup={lookup}
    clearable
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
  />
)
