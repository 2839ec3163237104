import { employerNameIn } from '@/lib/domain/site/employers/present'
import { formatDay } from '@/lib/platform/dates/format'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { translator } from '@/lib/platform/i18n/translator'
import type { RefusalReason } from '@/lib/domain/gate/gate/refusals/contract'
import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import type { TaskStatus } from '@/lib/domain/work/tasks/workflow'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import {
  columnsOf,
  valueOf,
  type ReportColumn,
  type Basis,
  type ReportName,
  type ReportRow,
} from './rules'

/** The columns of a report's file. */
export function reportColumns(report: ReportName, { locale }: Reader): ExportColumn<ReportRow>[] {
  const t = translator(locale, 'reports')
  const jsa = translator(locale, 'jsaTemplates')
  const tasks = translator(locale, 'tasks')
  const gate = translator(locale, 'gate')
  const columns: readonly ReportColumn[] = columnsOf[report]
  return columns.map((column) => {
    const { key, kind, width } = column
    const header = t(`columns.${key}`)
    const value = (row: ReportRow) => valueOf(column, row, locale)
    if (kind === 'day') return { header, kind, width, value }
    if (kind === 'number' || kind === 'percent') return { header, kind: 'number', width, value }
    const text = (row: ReportRow) => {
      const raw = value(row)
      if (kind === 'company' && typeof raw === 'string')
        return employerNameIn(locale, { nameTh: raw, nameEn: null })
      if (kind === 'permitType') return jsa(`types.${raw as PermitType}`)
      if (kind === 'taskType') return tasks(`types.${raw as TaskTypeId}`)
      if (kind === 'taskStatus') return tasks(`statuses.${raw as TaskStatus}`)
      if (kind === 'basis') return t(`bases.${raw as Basis}`)
      if (kind === 'reason') return gate(`reasons.${raw as RefusalReason}`)
      return raw
    }
    return { header, kind: 'text', width, value: text }
  })
}

type Filters = {
  contractor: { nameTh: string; nameEn: string | null } | null
  fromDate?: string
  toDate?: string
  withinDays?: number
  weeks?: number
}

/** The filters in words, for the head of the file. */
export function filterLines(
  { contractor, fromDate, toDate, withinDays, weeks }: Filters,
  reader: Reader,
): string[] {
  const t = translator(reader.locale, 'reports')
  const name = contractor && employerNameIn(reader.locale, contractor)
  return [
    name && t('filtered.contractor', { name }),
    fromDate && t('filtered.from', { day: formatDay(reader, fromDate) }),
    toDate && t('filtered.to', { day: formatDay(reader, toDate) }),
    withinDays && t('filtered.within', { days: withinDays }),
    weeks && t('filtered.weeks', { weeks }),
  ].filter((line) => typeof line === 'string')
}
