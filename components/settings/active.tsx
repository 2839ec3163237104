'use client'
import { useTranslations } from 'next-intl'
import type { Filter } from '@/components/table/filter'
import { StatusBadge } from '@/components/ui/status-badge'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useTranslations('common')
  return (
    <StatusBadge tone={isActive ? 'good' : 'neutral'}>
      {t(isActive ? 'active' : 'inactive')}
    </StatusBadge>
  )
}

export function useActiveFilter(): Filter {
  const t = useTranslations('common')
  return {
    name: 'isActive',
    label: t('status'),
    options: [
      { value: 'true', label: t('active') },
      { value: 'false', label: t('inactive') },
    ],
  }
}
