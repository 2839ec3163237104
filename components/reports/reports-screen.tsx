'use client'
import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useQueryState } from '@/components/table/use-list'
import { EmptyState } from '@/components/ui/empty-state'
import { ExportButtons } from '@/components/ui/export-buttons'
import { LoadError } from '@/components/ui/load-error'
import { PrintButton } from '@/components/ui/print-button'
import { reports } from '@/lib/domain/insight/reports/contract'
import { reportNames, type ReportName, type ReportRow } from '@/lib/domain/insight/reports/rules'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { useReportColumns } from './report-columns'
import { ReportFilters } from './report-filters'
import classes from './reports.module.css'
import { filtersIn, reportOf } from './reports-input'

/** `choosesContractor`: the reader may see several companies. */
export function ReportsScreen({ choosesContractor }: { choosesContractor: boolean }) {
  const t = useTranslations('reports')
  const { query, change } = useQueryState()
  const report = reportOf(query)
  const filters = filtersIn(query, report)
  return (
    <>
      <PageHeader
        title={t('title')}
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
            onChange={({ currentTarget }) => change({ report: currentTarget.value })}
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
        <Report key={report} report={report} filters={filters} />
      </Stack>
    </>
  )
}

type ReportProps = { report: ReportName; filters: ReturnType<typeof filtersIn> }
type Answer = {
  data: ReportRow[] | undefined
  error: ApiProblem | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

function Report({ report, filters }: ReportProps) {
  const t = useTranslations()
  const columns = useReportColumns(report)
  const answer = useApi(reports[report], filters as object, {
    placeholderData: (previous) => previous,
  }) as Answer
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  return (
    <Paper withBorder className={classes.sheet} data-dense={columns.length > 8 || undefined}>
      {answer.data.length === 0 ? (
        <EmptyState title={t('reports.empty')} text={t('reports.emptyHint')} />
      ) : (
        <DataTable
          caption={t(`reports.names.${report}`)}
          columns={columns}
          rows={answer.data}
          nameOf={({ id }) => id}
          isStale={answer.isPlaceholderData}
        />
      )}
    </Paper>
  )
}
