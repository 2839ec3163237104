'use client'
import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { DataTable } from '@/components/table/data-table'
import { nextOrder } from '@/components/table/column'
import { SortSelect } from '@/components/table/sort-select'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useQueryState } from '@/components/table/use-list'
import { EmptyState } from '@/components/ui/empty-state'
import { ExportButtons } from '@/components/ui/export-buttons'
import { LoadError } from '@/components/ui/load-error'
import { PrintButton } from '@/components/ui/print-button'
import { reports } from '@/lib/domain/insight/reports/contract'
import {
  reportNames,
  sortedRows,
  totalOf,
  type ReportName,
  type ReportRow,
} from '@/lib/domain/insight/reports/rules'
import type { ScreenPath } from '@/lib/platform/access/screens'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { recordsOf } from './records-of'
import { ReportChart } from './report-chart'
import { useReportColumns } from './report-columns'
import { ReportFilters } from './report-filters'
import classes from './reports.module.css'
import { filtersIn, reportOf } from './reports-input'

type Props = {
  /** The reader may see several companies. */
  choosesContractor: boolean
  /** The screens of the reader. */
  offered: readonly ScreenPath[]
}

export function ReportsScreen({ choosesContractor, offered }: Props) {
  const t = useTranslations('reports')
  const { query, change } = useQueryState()
  const report = reportOf(query)
  const filters = filtersIn(query, report)
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={`${t(`names.${report}`)} · ${t('title')}`}
        hint={t('description')}
        actions={
          <>
            <ExportButtons xlsx={{ contract: reports.exportXlsx, input: { report, ...filters } }} />
            <PrintButton>{t('print')}</PrintButton>
          </>
        }
      />
      <Stack gap="md">
        <div data-screen-only>
          <NativeSelect
            label={t('choose')}
            maw="30rem"
            value={report}
            data={reportNames.map((value) => ({ value, label: t(`names.${value}`) }))}
            onChange={({ currentTarget }) =>
              change({ report: currentTarget.value, sort: undefined })
            }
          />
        </div>
        <div>
          <Title order={2}>{t(`names.${report}`)}</Title>
          <Text c="dimmed">{t(`hints.${report}`)}</Text>
        </div>
        <ReportFilters
          report={report}
          query={query}
          change={change}
          choosesContractor={choosesContractor}
          shown={filters}
        />
        <Report key={report} report={report} filters={filters} offered={offered} />
      </Stack>
    </>
  )
}

type ReportProps = Pick<Props, 'offered'> & {
  report: ReportName
  filters: ReturnType<typeof filtersIn>
}
type Answer = {
  data: ReportRow[] | undefined
  error: ApiProblem | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

function Report({ report, filters, offered }: ReportProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { query, change, now } = useQueryState()
  const columns = useReportColumns(report)
  const answer = useApi(reports[report], filters as object, {
    placeholderData: (previous) => previous,
  }) as Answer
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  if (answer.data.length === 0)
    return (
      <Paper withBorder>
        <EmptyState title={t('reports.empty')} text={t('reports.emptyHint')} />
      </Paper>
    )
  const sort = query.get('sort') ?? undefined
  const rows = sortedRows(report, answer.data, sort, locale)
  const onSort = (next: string) => change({ sort: next || undefined })
  return (
    <>
      <ReportChart report={report} columns={columns} rows={rows} />
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <Paper
        withBorder
        className={classes.sheet}
        data-paper="landscape"
        data-dense={columns.length > 8 || undefined}
      >
        <DataTable
          caption={t(`reports.names.${report}`)}
          columns={columns}
          rows={rows}
          total={totalOf(report, rows)}
          sort={sort}
          onSort={(name) => onSort(nextOrder(now().get('sort') ?? undefined, name))}
          nameOf={({ id }) => id}
          hrefOf={recordsOf(report, filters, offered)}
          isStale={answer.isPlaceholderData}
        />
      </Paper>
    </>
  )
}
