'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmployerName } from '@/components/lookups/employer-name'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { WholeWords } from '@/components/ui/whole-words'
import type { RefusalReason } from '@/lib/domain/gate/gate/refusals/contract'
import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import {
  columnsOf,
  recordsIn,
  valueOf,
  type Basis,
  type ReportColumn,
  type ReportName,
  type ReportRow,
} from '@/lib/domain/insight/reports/rules'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import type { TaskStatus } from '@/lib/domain/work/tasks/workflow'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { formatDay } from '@/lib/platform/dates/format'
import classes from './reports.module.css'

const isPermitStatus = (key: string) => (permitStatuses as readonly string[]).includes(key)

export function useReportColumns(report: ReportName): Column<ReportRow>[] {
  const t = useTranslations('reports')
  const locale = useLocale()
  const show = useCell()
  const columns: readonly ReportColumn[] = columnsOf[report]
  return columns.map((column) => ({
    key: column.key,
    header: t(`columns.${column.key}`),
    sort: column.key,
    isNumber: column.kind === 'number' || column.kind === 'percent',
    width: column.kind === 'records' ? '26%' : undefined,
    isShort: ['number', 'percent', 'day'].includes(column.kind),
    // Of a permit type, the statuses that it has.
    isDetail: (row) => isPermitStatus(column.key) && row[column.key] === 0,
    cell: (row) =>
      column.kind === 'records' ? (
        <Records names={recordsIn(row[column.key])} />
      ) : (
        show(column, valueOf(column, row, locale))
      ),
  }))
}

/** Each on a line of its own. */
const Records = ({ names }: { names: string[] }) => (
  <ul className={classes.records}>
    {names.map((name) => (
      <li key={name}>
        <WholeWords text={name} />
      </li>
    ))}
  </ul>
)

function useCell() {
  const t = useTranslations('reports')
  const types = useTranslations('jsaTemplates.types')
  const tasks = useTranslations('tasks')
  const reasons = useTranslations('gate.reasons')
  const style = useDateStyle()
  return ({ kind }: ReportColumn, value: string | number | null): ReactNode => {
    if (value === null) return '–'
    if (kind === 'day') return formatDay(style, String(value))
    if (kind === 'permitType') return types(value as PermitType)
    if (kind === 'taskType') return tasks(`types.${value as TaskTypeId}`)
    if (kind === 'taskStatus') return tasks(`statuses.${value as TaskStatus}`)
    if (kind === 'basis') return t(`bases.${value as Basis}`)
    if (kind === 'reason') return reasons(value as RefusalReason)
    if (kind === 'name') return <WholeWords text={String(value)} />
    if (kind === 'company') return <EmployerName of={{ nameTh: String(value), nameEn: null }} />
    return String(value)
  }
}
