'use client'
import { useTranslations } from 'next-intl'
import type { FilterProps } from './filter'
import { Select } from '@/components/ui/select'

export function LongFilter({ label, options, emptyLabel, value, onChange }: FilterProps) {
  const t = useTranslations()
  return (
    <Select
      aria-label={label}
      placeholder={emptyLabel ? `${label}: ${emptyLabel}` : label}
      value={value || null}
      data={options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common.clear') }}
      nothingFoundMessage={t('form.nothingFound')}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
