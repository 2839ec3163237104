'use client'
import { useTranslations } from 'next-intl'
import { useListTools } from '@/components/table/list-tools'
import { Toolbar } from '@/components/table/toolbar'
import type { useQueryState } from '@/components/table/use-list'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { usePlanOptions } from './use-plan-options'

export function CalendarFilters({ address, query, change }: ReturnType<typeof useQueryState>) {
  const t = useTranslations()
  const filters = [
    {
      name: 'status',
      label: t('common.status'),
      options: sessionStatuses.map((value) => ({
        value,
        label: t(`training.sessionStatuses.${value}`),
      })),
    },
    {
      name: 'scheduleId',
      label: t('trainingSessions.plan'),
      options: usePlanOptions({ all: true }),
    },
  ]
  return (
    <Toolbar
      what={t('trainingSessions.what')}
      filters={filters}
      query={query}
      change={change}
      tools={useListTools({ address, change })}
    />
  )
}
