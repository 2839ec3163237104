import { textOf, type Query } from '@/components/table/list-input'
import { reports } from '@/lib/domain/insight/reports/contract'
import { filtersOf, reportNames, type ReportName } from '@/lib/domain/insight/reports/rules'
import type { InputOf } from '@/lib/platform/contract/contract'
import { read } from '@/lib/platform/contract/reading'

type FileInput = InputOf<typeof reports.exportXlsx>

/** The report that the address names, else the first. */
export const reportOf = (query: Query): ReportName =>
  reportNames.find((name) => name === textOf(query, 'report')) ?? reportNames[0]

/** The filters of the address that the report takes and that are valid. */
export function filtersIn(query: Query, report: ReportName): Omit<FileInput, 'report'> {
  const readings = reports.exportXlsx.readings!()
  const given = filtersOf[report].flatMap((name) => {
    const text = textOf(query, name)
    const value = text === undefined ? undefined : read(readings[name]!, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(given)
}
