'use client'
import { Paper, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { RecordScreen } from '@/components/record/record-screen'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { Toolbar } from '@/components/table/toolbar'
import { useQueryState } from '@/components/table/use-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { PrintButton } from '@/components/ui/print-button'
import { projectTimeline, type TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { LanesGrid } from './lanes-grid'
import { projectOnly, timelineInput } from './timeline-input'
import { useEntryColumns, useTimelineFilters } from './timeline-columns'
import { useEntryWords } from './use-entry-words'

export function TimelineScreen({ id }: { id: string }) {
  const t = useTranslations('projectTimeline')
  const answer = useApi(projectTimeline.searchTimeline, projectOnly(id))
  const { subject } = useEntryWords()
  return (
    <RecordScreen answer={answer} title={t('title')} missing={{ title: t('missing') }}>
      {({ rows }) => {
        const project = rows.find(({ event }) => event === 'project.planned')
        const page = project?.subject?.page
        return (
          <>
            {page && <BackLink href={page as Route}>{t('back')}</BackLink>}
            <PageHeader
              title={t('title')}
              description={project && subject(project)}
              actions={<PrintButton>{t('print')}</PrintButton>}
            />
            <Entries id={id} />
          </>
        )
      }}
    </RecordScreen>
  )
}

function Entries({ id }: { id: string }) {
  const t = useTranslations('projectTimeline')
  const { query, change } = useQueryState()
  const filters = useTimelineFilters()
  const answer = useApi(projectTimeline.searchTimeline, timelineInput(id, query), {
    placeholderData: (previous) => previous,
  })
  const { data, error, refetch, isPlaceholderData } = answer
  return (
    <Stack gap="sm" data-paper="landscape">
      <Toolbar filters={filters} query={query} change={change} />
      {error && <LoadError problem={error} retry={refetch} />}
      {!data && !error && <TableSkeleton />}
      {data && <Shown {...data} isStale={isPlaceholderData} what={t('what')} />}
    </Stack>
  )
}

type ShownProps = { rows: TimelineEntry[]; total: number; isStale: boolean; what: string }

function Shown({ rows, total, isStale, what }: ShownProps) {
  const t = useTranslations('projectTimeline')
  const { title } = useEntryWords()
  const columns = useEntryColumns()
  if (total === 0)
    return (
      <Paper withBorder>
        <EmptyState title={t('none')} />
      </Paper>
    )
  return (
    <>
      {total > rows.length && (
        <Text size="sm" role="status">
          {t('first', { shown: rows.length, total })}
        </Text>
      )}
      <Paper withBorder>
        <LanesGrid entries={rows} />
      </Paper>
      <Paper withBorder>
        <DataTable caption={what} columns={columns} rows={rows} nameOf={title} isStale={isStale} />
      </Paper>
    </>
  )
}
