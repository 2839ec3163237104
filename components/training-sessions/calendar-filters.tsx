'use client'
import { useTranslations } from 'next-intl'
import { Filters } from '@/components/table/filters'
import classes from '@/components/table/list-table.module.css'
import { SearchBox } from '@/components/table/search-box'
import type { useQueryState } from '@/components/table/use-list'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { usePlanOptions } from './use-plan-options'

export function CalendarFilters({ query, change }: ReturnType<typeof useQueryState>) {
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
    <div className={classes.toolbar} role="search" data-screen-only>
      <SearchBox
        label={t('table.searchIn', { what: t('trainingSessions.what') })}
        value={query.get('keyword') ?? ''}
        onSearch={(keyword) => change({ keyword })}
      />
      <Filters filters={filters} query={query} onChange={change} />
    </div>
  )
}
