'use client'
import { Paper, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { RecordScreen } from '@/components/record/record-screen'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { Toolbar } from '@/components/table/toolbar'
import { useQueryState } from '@/components/table/use-list'
import { useDateStyle } from '@/components/ui/date-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { PrintButton } from '@/components/ui/print-button'
import { useToday } from '@/components/ui/use-today'
import { projectTimeline, type TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { LanesGrid } from './lanes-grid'
import { keysInSight, partsOf } from './parts'
import { useTimelineFilters } from './timeline-columns'
import { projectOnly, timelineInput } from './timeline-input'
import { TimelinePartFold } from './timeline-part'
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
            {page && <BackLink href={route(page)}>{t('back')}</BackLink>}
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
      {data && <Shown {...data} isStale={isPlaceholderData} />}
    </Stack>
  )
}

type ShownProps = { rows: TimelineEntry[]; total: number; isStale: boolean }

function Shown({ rows, total, isStale }: ShownProps) {
  const t = useTranslations('projectTimeline')
  const { timeZone } = useDateStyle()
  const today = useToday()
  if (total === 0)
    return (
      <Paper withBorder>
        <EmptyState title={t('none')} />
      </Paper>
    )
  const parts = partsOf(rows, timeZone, today)
  const open = keysInSight(parts, today)
  return (
    <Stack gap="sm" data-stale={isStale || undefined}>
      {total > rows.length && (
        <Text size="sm" role="status">
          {t('first', { shown: rows.length, total })}
        </Text>
      )}
      <Paper withBorder>
        <LanesGrid entries={rows} />
      </Paper>
      {parts.map((part) => (
        <TimelinePartFold
          key={`${part.key} ${part.count}`}
          part={part}
          isOpen={open.includes(part.key)}
        />
      ))}
    </Stack>
  )
}
