'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { useAreaLookup } from '@/components/lookups/use-area-lookup'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import { permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import type { PermitRow } from '@/lib/domain/work/work-permits/contract'
import { ANY_GROUP, permitGroups } from '@/lib/domain/work/work-permits/rules'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import { formatInstant } from '@/lib/platform/dates/format'
import { useProjectName } from '@/components/projects/use-project-name'
import { PermitStatusBadge } from '@/components/work-permits/permit-status'
import { useProjectLookup } from '@/components/work-permits/form/use-project-lookup'
import { useNames } from '@/components/work-permits/use-names'
import { WorkTime } from '@/components/work-permits/form/work-time'
import { Name } from '@/components/ui/name'
import { WholeCodes } from '@/components/ui/whole-words'

export function usePermitColumns(): Column<PermitRow>[] {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const nameOf = useNames()
  const projectName = useProjectName()
  const dates = useDateStyle()
  return [
    {
      key: 'permitNo',
      header: t('permitNo'),
      sort: 'permitNo',
      width: '29%',
      cell: ({ permitNo, typeCode, description }) => (
        <TwoLines
          first={<WholeCodes text={`${permitNo} · ${types(typeCode)}`} />}
          second={description}
        />
      ),
    },
    {
      key: 'workDate',
      isPlain: true,
      header: t('workDate'),
      sort: 'workDate',
      isShort: true,
      cell: (row) => <WorkTime {...row} />,
    },
    {
      key: 'area',
      isPlain: true,
      isOptional: true,
      header: t('area'),
      cell: ({ workspaceArea, project }) => (
        <TwoLines
          first={workspaceArea ? nameOf(workspaceArea) : '–'}
          second={project && (project.PurchaseRequisitionNo ?? projectName(project))}
          isDetail
        />
      ),
    },
    {
      key: 'contractor',
      isPlain: true,
      isOptional: true,
      header: t('contractor'),
      width: '12rem',
      cell: ({ contractor, workerCount }) => (
        <EmployerName of={contractor}>
          <Text span size="sm" c="dimmed">
            {` · ${t('workerCount', { count: workerCount })}`}
          </Text>
        </EmployerName>
      ),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      isShort: true,
      cell: ({ status }) => <PermitStatusBadge status={status} />,
    },
    {
      key: 'requester',
      isExtra: true,
      header: t('requester'),
      cell: ({ requestedBy }) => <Name of={requestedBy} />,
    },
    {
      key: 'createdAt',
      isExtra: true,
      header: t('createdAt'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(dates, createdAt),
    },
  ]
}

export function usePermitFilters(): Filter[] {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const projects = useProjectLookup()
  const contractors = useEmployerLookup({ kind: 'Contractor' })
  const areas = useAreaLookup()
  return [
    {
      name: 'status',
      label: t('status'),
      options: permitStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'group',
      label: t('group'),
      options: [...permitGroups, ANY_GROUP].map((value) => ({
        value,
        label: t(`groups.${value as 'any'}`),
      })),
    },
    {
      name: 'typeCode',
      label: t('type'),
      options: permitTypes.map((value) => ({ value, label: types(value) })),
    },
    { name: 'projectId', label: t('project'), lookup: projects },
    { name: 'contractorId', label: t('contractor'), lookup: contractors },
    { name: 'workspaceAreaId', label: t('area'), lookup: areas },
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('fromDate'),
      toLabel: t('toDate'),
    },
  ]
}
