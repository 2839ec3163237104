'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { TwoLines } from '@/components/ui/two-lines'
import { route } from '@/lib/platform/access/route'
import { timelineLanes } from '@/lib/platform/contract/timeline-lanes'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { useEntryWords } from './use-entry-words'

export function useEntryColumns(): Column<TimelineEntry>[] {
  const t = useTranslations('projectTimeline')
  const words = useEntryWords()
  return [
    { key: 'when', header: t('when'), width: '24%', cell: words.when },
    {
      key: 'event',
      header: t('event'),
      cell: (entry) => <TwoLines first={words.event(entry)} second={<EventSubject {...entry} />} />,
    },
    {
      key: 'actor',
      isDetail: true,
      header: t('actor'),
      cell: (entry) => words.actor(entry) ?? (entry.until ? '' : t('system')),
    },
  ]
}

/** What an event is about, leading to its page. */
export function EventSubject(entry: TimelineEntry) {
  const { subject } = useEntryWords()
  const page = entry.subject?.page
  if (!page) return subject(entry)
  return (
    <Anchor component={Link} href={route(page)} prefetch={false} size="sm">
      {subject(entry)}
    </Anchor>
  )
}

export function useTimelineFilters(): Filter[] {
  const t = useTranslations('projectTimeline')
  return [
    {
      name: 'lane',
      label: t('lane'),
      options: timelineLanes.map((lane) => ({ value: lane, label: t(`lanes.${lane}`) })),
    },
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('fromDate'),
      toLabel: t('toDate'),
    },
  ]
}
