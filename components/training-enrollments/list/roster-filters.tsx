'use client'
import { useTranslations } from 'next-intl'
import { Toolbar } from '@/components/table/toolbar'
import type { useQueryState } from '@/components/table/use-list'
import { attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'

type Props = Pick<ReturnType<typeof useQueryState>, 'query' | 'change'> & {
  rows: AttendanceRecord[]
}

export function RosterFilters({ rows, query, change }: Props) {
  const t = useTranslations()
  const options = attendanceStatuses.flatMap((value) => {
    const count = rows.filter(({ status }) => status === value).length
    return count > 0 || query.get('status') === value
      ? [{ value, label: `${t(`training.statuses.${value}`)} (${count})` }]
      : []
  })
  return (
    <Toolbar
      what={t('trainingEnrollments.what')}
      filters={[{ name: 'status', label: t('common.status'), options }]}
      query={query}
      change={change}
      pause={120}
    />
  )
}
