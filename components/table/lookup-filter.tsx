'use client'
import { useTranslations } from 'next-intl'
import { LookupSelect } from '@/components/ui/lookup-select'
import type { LookupFilterProps } from './filter'

export function LookupFilter({ label, lookup, isLabelled, value, onChange }: LookupFilterProps) {
  const t = useTranslations('common')
  return (
    <LookupSelect
      aria-label={label}
      placeholder={isLabelled ? t('all') : label}
      lookup={lookup}
      clearable
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
