'use client'
import { useTranslations } from 'next-intl'
import { Filters } from '@/components/table/filters'
import classes from '@/components/table/list-table.module.css'
import { SearchBox } from '@/components/table/search-box'
import type { useQueryState } from '@/components/table/use-list'
import { attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'

type Props = ReturnType<typeof useQueryState> & { rows: AttendanceRecord[] }

export function RosterFilters({ rows, query, change }: Props) {
  const t = useTranslations()
  const options = attendanceStatuses.flatMap((value) => {
    const count = rows.filter(({ status }) => status === value).length
    return count > 0 || query.get('status') === value
      ? [{ value, label: `${t(`training.statuses.${value}`)} (${count})` }]
      : []
  })
  return (
    <div className={classes.toolbar} role="search" style={{ marginBottom: '0.75rem' }}>
      <SearchBox
        label={t('table.searchIn', { what: t('trainingEnrollments.what') })}
        value={query.get('keyword') ?? ''}
        onSearch={(keyword) => change({ keyword })}
        pause={120}
      />
      <Filters
        filters={[{ name: 'status', label: t('common.status'), options }]}
        query={query}
        onChange={change}
      />
    </div>
  )
}
