'use client'
import { Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useQueryState } from '@/components/table/use-list'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { ReportDialog, useFrozenAnswer } from '@/components/workflow/open-dialog'
import { useConflict } from '@/components/workflow/use-conflict'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { useApi } from '@/lib/platform/browser/use-api'
import { isDay } from '@/lib/platform/dates/day'
import { MINUTE } from '@/lib/platform/dates/durations'
import { CockpitFilters } from './cockpit-filters'
import { CockpitList } from './cockpit-list'
import { EmptyCockpit } from './empty-cockpit'
import classes from './cockpit.module.css'

/** In milliseconds. */
const REFRESH = MINUTE

/** What waits for the reader, read again each minute. */
export function CockpitSection({ offered }: { offered: readonly ScreenPath[] }) {
  const t = useTranslations('cockpit')
  const { query, change } = useQueryState()
  const conflict = useConflict()
  const asked = query.get('date')
  const day = asked && isDay(asked) ? asked : null
  const company = query.get('company')
  const answer = useApi(cockpit.get, day ? { date: day } : {}, {
    refetchInterval: REFRESH,
    placeholderData: (previous) => previous,
  })
  const frozen = useFrozenAnswer(answer.data)
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError && !answer.data)
    return <LoadError problem={answer.error} retry={answer.refetch} />
  const list = frozen.answer ?? answer.data
  const { items, more, today } = list
  const shown = items.filter(({ employer }) => !company || employer?.id === company)
  const hidden = Object.values(more).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="to-do" className={classes.section}>
      <div className={classes.top}>
        <Title order={2} id="to-do">
          {t('title')}
        </Title>
        <CockpitFilters cockpit={list} day={day} company={company} change={change} />
      </div>
      <ConflictAlert conflict={conflict} />
      <ReportDialog value={frozen.report}>
        <CockpitList items={shown} today={today} conflict={conflict} />
      </ReportDialog>
      {shown.length === 0 && <EmptyCockpit offered={offered} isFiltered={items.length > 0} />}
      {hidden > 0 && (
        <Text c="dimmed" mt="sm">
          {t('more', { count: hidden })}
        </Text>
      )}
    </section>
  )
}
