'use client'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { useDateStyle } from '@/components/ui/date-style'
import type { ProjectRow } from '@/lib/domain/work/projects/contract'
import { projectStatuses } from '@/lib/domain/work/projects/workflow'
import { formatDay } from '@/lib/platform/dates/format'
import { ProjectStatusBadge } from '@/components/projects/project-status'
import { useProjectName } from '@/components/projects/use-project-name'
import { Name } from '@/components/ui/name'
import { WholeCodes } from '@/components/ui/whole-words'

export function useProjectColumns(): Column<ProjectRow>[] {
  const t = useTranslations('projects')
  const nameOf = useProjectName()
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      width: '22%',
      cell: (row) => <WholeCodes text={nameOf(row)} />,
    },
    {
      key: 'prNo',
      isPlain: true,
      isOptional: true,
      header: t('prNo'),
      sort: 'PurchaseRequisitionNo',
      isShort: true,
      isDetail: (row) => !row.PurchaseRequisitionNo,
      cell: (row) => row.PurchaseRequisitionNo ?? '–',
    },
    {
      key: 'employer',
      isPlain: true,
      isOptional: true,
      header: t('employer'),
      sort: 'employer',
      width: '20%',
      isDetail: (row) => !row.employerNameTh,
      cell: (row) => <EmployerName of={namedBy(row.employerNameTh, row.employerNameEn)} />,
    },
    {
      key: 'workOwner',
      isOptional: true,
      isDetail: true,
      header: t('workOwner'),
      sort: 'workOwner',
      cell: (row) => <Name of={namedBy(row.workOwnerNameTh, row.workOwnerNameEn)} />,
    },
    {
      key: 'period',
      isPlain: true,
      isOptional: true,
      header: t('period'),
      sort: 'startDate',
      cell: (row) => <Period {...row} />,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      isShort: true,
      cell: ({ status }) => <ProjectStatusBadge status={status} />,
    },
  ]
}

const namedBy = (nameTh: string | null, nameEn: string | null) =>
  nameTh ? { nameTh, nameEn } : null

/** Wraps between the two days only. */
function Period({ startDate, endDate }: ProjectRow) {
  const dates = useDateStyle()
  return (
    <span>
      <span style={unbroken}>{formatDay(dates, startDate)} –</span>{' '}
      <span style={unbroken}>{formatDay(dates, endDate)}</span>
    </span>
  )
}

const unbroken = { whiteSpace: 'nowrap' } as const

export function useProjectFilters(): Filter[] {
  const t = useTranslations('projects')
  return [
    {
      name: 'status',
      label: t('status'),
      options: projectStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
  ]
}
